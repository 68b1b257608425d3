import type { InputHTMLAttributes } from 'react'
import { DayInput } from '#src/app/ui/forms/day-input.tsx'
import { describe, FieldFrame } from '#src/app/ui/forms/field.tsx'
import { readDay } from '#src/domain/sea-service/plain-days.ts'
import { idOf, type TypedPath, useTyped, useTypedError } from './typed-form.ts'

type Props = { path: TypedPath; label: string; hint?: string | undefined; optional?: boolean }
type Native = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete' | 'dir' | 'spellCheck'>

/** Binds an input to its value, error and hint. Typing does not re-render. */
export function useBound({ path, hint }: Pick<Props, 'path' | 'hint'>, setValueAs?: (typed: string) => string) {
  const { register, clearErrors, getValues } = useTyped()
  const error = useTypedError(path)
  const id = idOf(path)
  const bound = register(path, { onChange: () => error && clearErrors(path), ...(setValueAs && { setValueAs }) })
  return { id, error, bound, initial: getValues(path as never) as unknown, described: describe(id, error, hint) }
}

export function PlainField({ path, label, hint, optional = false, ...native }: Props & Native) {
  const { id, error, bound, initial, described } = useBound({ path, hint })
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <input {...native} {...described} {...bound} id={id} className="input" defaultValue={String(initial ?? '')} />
    </FieldFrame>
  )
}

/** A date or empty: browsers may return longer years, which no list supports. */
const keepDay = (typed: string): string => (readDay(typed) === undefined ? '' : typed)

export function DayField({ path, label, hint, optional = false }: Props) {
  const { id, error, bound, initial, described } = useBound({ path, hint }, keepDay)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <DayInput {...described} {...bound} id={id} defaultValue={String(initial ?? '')} />
    </FieldFrame>
  )
}

export function LinesField({ path, label, hint, optional = false }: Props) {
  const { id, error, bound, initial, described } = useBound({ path, hint })
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <textarea {...described} {...bound} id={id} className="input" rows={2} defaultValue={String(initial ?? '')} />
    </FieldFrame>
  )
}

type ChoiceProps = Props & { options: readonly { value: string; label: string }[]; placeholder: string }

export function ChoiceField({ path, label, hint, optional = false, options, placeholder }: ChoiceProps) {
  const { id, error, bound, initial, described } = useBound({ path, hint })
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <select {...described} {...bound} id={id} className="input" defaultValue={String(initial ?? '')}>
        <option value="">{placeholder}</option>
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

export function FlagField({ path, label, hint }: Props) {
  const { id, bound, initial, described } = useBound({ path, hint })
  return (
    <div className="field">
      <label className="check" htmlFor={id}>
        <input {...described} {...bound} id={id} type="checkbox" defaultChecked={initial === true} />
        <span>{label}</span>
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
