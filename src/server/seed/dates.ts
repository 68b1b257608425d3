import { DAY, toPlainDate } from '#src/domain/time.ts'

export const addDays = (date: string, days: number): string => toPlainDate(Date.parse(date) + days * DAY)

export const addYears = (date: string, years: number): string =>
  // The last day of February exists in every year, its 29th does not.
  `${Number(date.slice(0, 4)) + years}${date.slice(4) === '-02-29' ? '-02-28' : date.slice(4)}`

export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY)
