import { DAY, toPlainDate } from '#src/domain/time.ts'

/** A time in the next month. */
const WITHIN_NEXT = 32 * DAY

/** The month (YYYY-MM) of a time. */
export const monthOf = (at: number): string => toPlainDate(at).slice(0, 'YYYY-MM'.length)
export const startOf = (month: string): number => Date.parse(`${month}-01T00:00:00Z`)
export const nextMonth = (month: string): string => monthOf(startOf(month) + WITHIN_NEXT)
