import { DAY } from '#src/contract/time.ts'

/** The plain date (YYYY-MM-DD) of an instant, in UTC. */
export const toPlainDate = (at: number): string => new Date(at).toISOString().slice(0, 10)

export const addDays = (date: string, days: number): string => toPlainDate(Date.parse(date) + days * DAY)

export const addYears = (date: string, years: number): string =>
  // The last day of February exists in every year, its 29th does not.
  `${Number(date.slice(0, 4)) + years}${date.slice(4) === '-02-29' ? '-02-28' : date.slice(4)}`

export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY)
