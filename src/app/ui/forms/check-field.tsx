import { Icon } from '../icon.tsx'
import { describe, type FieldProps } from './field.tsx'
import { useField } from './form-context.ts'

/** A checkbox with its label. The value is `on` or missing. */
export function CheckField({ name, label, hint, group }: Pick<FieldProps, 'name' | 'label' | 'hint' | 'group'>) {
  const { id, error, initial } = useField(name, group)
  return (
    <div className={error ? 'field bad' : 'field'}>
      <label className="check">
        <input {...describe(id, error, hint)} id={id} name={name} type="checkbox" defaultChecked={initial !== ''} />
        {label}
      </label>
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
