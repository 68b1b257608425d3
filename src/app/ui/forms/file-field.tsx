import { describe, FieldFrame, type FieldProps } from './field.tsx'
import { useField } from './form-context.ts'

/** A file, which a form never gets back: it is chosen again after a failure. */
export function FileField({ name, label, hint, group, optional, accept }: FieldProps & { accept: string }) {
  const { id, error } = useField(name, group)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <input {...describe(id, error, hint)} id={id} name={name} type="file" accept={accept} className="inp" />
    </FieldFrame>
  )
}
