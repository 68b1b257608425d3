import type { ReactNode } from 'react'
import { useHref } from '../href.tsx'
import { FormProvider } from './form-context.ts'
import { FormMessage } from './form-message.tsx'
import { TokenField } from './token-field.tsx'
import type { ActionForm as Form } from './use-action-form.ts'

type Props = {
  form: Form
  className?: string
  label?: string
  /** For forms with a file; their pages are listed in the edge's form limits. */
  files?: boolean
  /** The account that the form signs out: its local data is deleted. */
  account?: string
  children: ReactNode
}

/**
 * The server validates, so browser validation is off: one set of messages, in the page's language. The error of the last try is at the top;
 * without scripting the page opens there.
 */
export function ActionForm({ form, className = 'column gap-4', label, files, account, children }: Props) {
  const href = useHref()
  const id = `${form.id}-form`
  return (
    <form
      key={form.round}
      ref={form.ref}
      id={id}
      method="post"
      action={`${href(form.target)}#${id}`}
      {...(files && { encType: 'multipart/form-data' })}
      className={className}
      aria-label={label}
      aria-busy={form.pending || undefined}
      data-account={account}
      // Without a token the page is public and stores nothing.
      data-draft={form.csrfToken ? form.draft : undefined}
      noValidate
      onSubmit={form.onSubmit}
      onInput={form.onInput}
    >
      <TokenField token={form.csrfToken} isAnswered />
      <FormProvider value={form}>
        <FormMessage />
        {children}
      </FormProvider>
    </form>
  )
}
