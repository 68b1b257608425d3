import type { ReactNode } from 'react'
import { T } from '#src/i18n/react.tsx'
import { Icon } from '../icon.tsx'

export type FieldProps = {
  name: string
  label: string
  hint?: string | undefined
  /** Group of the field's errors; any group if omitted. */
  group?: string
  optional?: boolean
}

type FrameProps = {
  id: string
  label: string
  hint?: string | undefined
  error: string | undefined
  optional?: boolean | undefined
  children: ReactNode
}

/** Label, control, hint and error in reading order. */
export function FieldFrame({ id, label, hint, error, optional, children }: FrameProps) {
  return (
    <div className={error ? 'field bad' : 'field'}>
      {optional ? <OptionalLabel id={id} label={label} /> : <label htmlFor={id}>{label}</label>}
      {children}
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon name="triangle-alert" size="small" />
          {error}
        </p>
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

const OptionalLabel = ({ id, label }: Pick<FrameProps, 'id' | 'label'>) => (
  <label htmlFor={id} className="optional">
    <T id="form.field.optional" values={{ label: <b>{label}</b> }} />
  </label>
)

/** Returns the aria attributes that link a control to its error and hint. */
export function describe(id: string, error: string | undefined, hint: string | undefined) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined } as const
}
