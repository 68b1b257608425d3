import type { InputHTMLAttributes } from 'react'
import { describe, FieldFrame, type FieldProps } from './field.tsx'
import { useField } from './form-context.ts'

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'dir' | 'autoCapitalize' | 'spellCheck'
>

export function TextField({ name, label, hint, group, optional, type = 'text', ...native }: FieldProps & Native) {
  const { id, error, initial } = useField(name, group)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <input
        {...native}
        {...describe(id, error, hint)}
        id={id}
        name={name}
        type={type}
        defaultValue={initial}
        className="input"
      />
    </FieldFrame>
  )
}
