import type { InputHTMLAttributes } from 'react'

const LAST_DAY = '9999-12-31'

/** A field for a day. Its years have four digits: by itself a browser takes six, which no date of ours has. */
export function DayInput({ className = 'input', ...native }: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>) {
  return <input {...native} className={className} type="date" max={LAST_DAY} />
}
