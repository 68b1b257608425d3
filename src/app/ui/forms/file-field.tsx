import { describe, FieldFrame, type FieldProps } from './field.tsx'
import { useField } from './form-context.ts'

type Props = FieldProps & { accept: string; onChoose?: (file: File | undefined) => void }

/** A file input. A form never gets a file back: without scripting it is chosen again after a failure. */
export function FileField({ name, label, hint, group, optional, accept, onChoose }: Props) {
  const { id, error } = useField(name, group)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <input
        {...describe(id, error, hint)}
        id={id}
        name={name}
        type="file"
        accept={accept}
        className="input"
        onChange={onChoose && (({ currentTarget }) => onChoose(currentTarget.files?.[0]))}
      />
    </FieldFrame>
  )
}
