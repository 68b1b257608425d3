import { describe, FieldFrame, type FieldProps } from './field.tsx'
import { useField } from './form-context.ts'

export function TextArea({ name, label, hint, group, optional, rows = 4 }: FieldProps & { rows?: number }) {
  const { id, error, initial } = useField(name, group)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <textarea
        // Browsers write other fields to disk, to restore their tabs.
        autoComplete="off"
        {...describe(id, error, hint)}
        id={id}
        name={name}
        rows={rows}
        defaultValue={initial}
        dir="auto"
        className="input"
      />
    </FieldFrame>
  )
}
