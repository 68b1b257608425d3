import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { useField } from './form-context.ts'

type Props = {
  name: string
  group?: string
  legend: ReactNode
  options: readonly { value: string; label: ReactNode }[]
}

/** Radio buttons without a default. */
export function RadioField({ name, group, legend, options }: Props) {
  const { id, error, errorId, initial } = useField(name, group)
  return (
    <fieldset className={error ? 'field bad' : 'field'} aria-describedby={error && errorId}>
      <legend className="label">{legend}</legend>
      <div>
        {options.map(({ value, label }, index) => (
          <label key={value} className="check break-anywhere">
            <input
              type="radio"
              {...(index === 0 && { id })}
              name={name}
              value={value}
              defaultChecked={initial === value}
              aria-invalid={error ? true : undefined}
            />
            {label}
          </label>
        ))}
      </div>
      {error && (
        <p className="error" id={errorId}>
          <Icon name="triangle-alert" size="small" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
