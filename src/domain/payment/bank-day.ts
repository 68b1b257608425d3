import { toPlainDate } from '../time.ts'

const WRITTEN = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is a date of a bank: a real day, and not in the future. */
export function isBankDay(day: string, now: number): boolean {
  const at = WRITTEN.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(at) && toPlainDate(at) === day && day <= toPlainDate(now)
}
