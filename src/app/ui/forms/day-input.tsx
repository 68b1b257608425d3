import type { InputHTMLAttributes } from 'react'

const LAST_DAY = '9999-12-31'

/** A date input with four-digit years: browsers accept six by default. */
export function DayInput({ className = 'input', ...native }: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>) {
  return <input {...native} className={className} type="date" max={LAST_DAY} />
}
