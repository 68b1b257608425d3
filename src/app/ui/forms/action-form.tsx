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
  /** For forms with a file; their pages are named in the edge's policy of forms. */
  files?: boolean
  /** Whom the form signs out: nothing of that account stays in this browser. */
  account?: string
  children: ReactNode
}

/**
 * All rules are the server's, so the browser's own checks are off: one voice, in the page's language. Why a try failed is at its
 * top, and without scripting the answer opens there.
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
      // Without a token the page is the same for everyone, and so keeps nothing for anyone.
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
