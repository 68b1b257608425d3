import { type FormEvent, useEffect, useId, useRef } from 'react'
import type { ActChoice } from './acts.ts'

type Props = {
  choice: ActChoice
  /** The name of the act. */
  name: string
  isBusy: boolean
  onChosen: (value: string) => void
}

/** A question before an act; the browser reports a missing choice. */
export function ActQuestion({ choice: { label, placeholder, options }, name, isBusy, onChosen }: Props) {
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => select.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChosen(select.current?.value ?? '')
  }
  return (
    <form className="row tight grow last" aria-label={name} onSubmit={submit}>
      <label className="small" htmlFor={id}>
        {label}
      </label>
      <select ref={select} id={id} className="input dense" required defaultValue="">
        <option value="">{placeholder}</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <button type="submit" className="button bad dense" disabled={isBusy}>
        {name}
      </button>
    </form>
  )
}
