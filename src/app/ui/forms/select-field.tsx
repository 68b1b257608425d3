import { type RefObject, useLayoutEffect, useRef } from 'react'
import { describe, FieldFrame, type FieldProps } from './field.tsx'
import { useField } from './form-context.ts'

export type SelectOption = { value: string; label: string }
export type SelectGroup = { label: string; options: readonly SelectOption[] }

type Props = FieldProps & {
  /** The text of the empty choice. */
  placeholder: string
  options: readonly (SelectOption | SelectGroup)[]
  autoComplete?: string
}

/** Keeps the selection when options are renamed or regrouped, for example on a change of language. */
function useChoice(): RefObject<HTMLSelectElement | null> {
  const ref = useRef<HTMLSelectElement>(null)
  const shown = ref.current?.value
  useLayoutEffect(() => {
    const select = ref.current
    if (select && shown !== undefined && select.value !== shown) select.value = shown
  })
  return ref
}

export function SelectField({ name, label, hint, group, optional, placeholder, options, autoComplete }: Props) {
  const { id, error, initial } = useField(name, group)
  const ref = useChoice()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <select
        {...describe(id, error, hint)}
        ref={ref}
        id={id}
        name={name}
        defaultValue={initial}
        autoComplete={autoComplete}
        className="input"
      >
        <option value="">{placeholder}</option>
        {options.map((entry) =>
          'options' in entry ? <Group key={entry.label} {...entry} /> : <Option key={entry.value} {...entry} />,
        )}
      </select>
    </FieldFrame>
  )
}

const Option = ({ value, label }: SelectOption) => <option value={value}>{label}</option>

const Group = ({ label, options }: SelectGroup) => (
  <optgroup label={label}>
    {options.map((option) => (
      <Option key={option.value} {...option} />
    ))}
  </optgroup>
)
