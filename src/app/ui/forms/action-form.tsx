import type { ReactNode } from 'react'
import { useHref } from '../href.tsx'
import { FormProvider } from './form-context.ts'
import { TokenField } from './token-field.tsx'
import type { ActionForm as Form } from './use-action-form.ts'

type Props = {
  form: Form
  className?: string
  label?: string
  /** For forms with a file; their pages are named in the edge's policy of forms. */
  files?: boolean
  children: ReactNode
}

/** All rules are the server's, so the browser's own checks are off: one voice, in the page's language. */
export function ActionForm({ form, className = 'col gap4', label, files, children }: Props) {
  const href = useHref()
  return (
    <form
      ref={form.ref}
      method="post"
      action={href(form.target)}
      {...(files && { encType: 'multipart/form-data' })}
      className={className}
      aria-label={label}
      aria-busy={form.pending || undefined}
      noValidate
      onSubmit={form.onSubmit}
    >
      <TokenField token={form.csrfToken} />
      <FormProvider value={form}>{children}</FormProvider>
    </form>
  )
}
