import type { ReactNode } from 'react'
import { useIntl } from '#src/i18n/react.tsx'
import { useForm } from './form-context.ts'

type Props = { children: ReactNode; className?: string; name?: string; value?: string }

/** Remains enabled and focusable while pending: the form itself rejects a second submit. */
export function SubmitButton({ children, className = 'button primary big full', name, value }: Props) {
  const { pending } = useForm()
  const { t } = useIntl()
  return (
    <button type="submit" className={className} name={name} value={value} aria-disabled={pending || undefined}>
      {pending ? t('form.submit.pending') : children}
    </button>
  )
}
