import { HOUR, toPlainDate } from '../time.ts'

const WRITTEN = /^\d{4}-\d{2}-\d{2}$/
/** The clocks of the Line Islands. */
const FARTHEST_EAST = 14 * HOUR

/** The last plain date that is today anywhere: banks date by their own clock. */
export const lastBankDay = (now: number): string => toPlainDate(now + FARTHEST_EAST)

/** Whether a text is a date of a bank: a real day, and not in the future. */
export function isBankDay(day: string, now: number): boolean {
  const at = WRITTEN.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(at) && toPlainDate(at) === day && day <= lastBankDay(now)
}
