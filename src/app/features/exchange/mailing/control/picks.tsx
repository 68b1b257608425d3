import type { ReactNode } from 'react'
import { describe } from '#src/app/ui/forms/field.tsx'
import { useField, useForm } from '#src/app/ui/forms/form-context.ts'
import { Icon } from '#src/app/ui/icon.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { linesOf } from './typed-rule.ts'

export type Option = { value: string; label: string; tally?: string | undefined }

/** Checkboxes of one name with ruled lines; `tally` is a figure at the end of a line. */
export function Picks({ name, options }: { name: string; options: readonly Option[] }) {
  const { id, initial } = useField(name)
  const chosen = linesOf(initial)
  return (
    <div className="picks">
      {options.map(({ value, label, tally }) => (
        <label key={value} className="check">
          <input
            type="checkbox"
            id={`${id}-${value}`}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
          />
          {label}
          {tally !== undefined && <span className="tally">{tally}</span>}
        </label>
      ))}
    </div>
  )
}

type GroupProps = { name: string; legend: string; hint?: string | undefined; children: ReactNode }

/** A group of choices with its name, error and hint. */
export function PickGroup({ name, legend, hint, children }: GroupProps) {
  const { id, error } = useField(name)
  return (
    <fieldset id={id} className={error ? 'field bad' : 'field'} tabIndex={-1} {...describe(id, error, hint)}>
      <legend className="label">{legend}</legend>
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
    </fieldset>
  )
}

/** The chosen values; with scripting each removes itself. */
export function Chosen({ name, chosen, none }: { name: string; chosen: readonly Option[]; none: string }) {
  const { t } = useIntl()
  const { id, ref } = useForm()
  if (chosen.length === 0) return <p className="small muted">{none}</p>
  const remove = (value: string) =>
    ref.current?.querySelector<HTMLInputElement>(`[id="${id}-${name}-${value}"]`)?.click()
  return (
    <div className="row tight js-only">
      {chosen.map(({ value, label }) => (
        <button key={value} type="button" className="chip" onClick={() => remove(value)}>
          {label}
          <Icon name="x" size="small" />
          <span className="visually-hidden">{t('mailing-control.choice.remove')}</span>
        </button>
      ))}
    </div>
  )
}
