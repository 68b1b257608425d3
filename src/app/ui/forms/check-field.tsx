import { Icon } from '../icon.tsx'
import { describe, type FieldProps } from './field.tsx'
import { useField } from './form-context.ts'

export function CheckField({ name, label, hint, group }: FieldProps) {
  const { id, error, initial } = useField(name, group)
  return (
    <div className={error ? 'fld bad' : 'fld'}>
      <label className="chk">
        <input
          {...describe(id, error, hint)}
          id={id}
          name={name}
          type="checkbox"
          value="1"
          defaultChecked={initial === '1'}
        />
        {label}
      </label>
      {error && (
        <p className="err" id={`${id}-error`}>
          <Icon name="triangle-alert" size="s" />
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
