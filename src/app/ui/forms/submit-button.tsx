import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { useForm } from './form-context.ts'

type Props = { children: ReactNode; className?: string; name?: string; value?: string }

/** Stays enabled and focusable while pending: the form itself refuses a second submit. */
export function SubmitButton({ children, className = 'btn go big full', name, value }: Props) {
  const { pending } = useForm()
  return (
    <button className={className} name={name} value={value} aria-disabled={pending || undefined}>
      {pending && <Icon name="loader-circle" className="animate-spin motion-reduce:animate-none" />}
      {children}
    </button>
  )
}
