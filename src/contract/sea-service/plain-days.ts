import { DAY, toPlainDate } from '../time.ts'

/** Plain dates as numbers of days, so that they can be counted. */
export const toDay = (date: string): number => Math.floor(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / DAY)

export const toDate = (day: number): string => toPlainDate(day * DAY)

const SHAPE = /^\d{4}-\d{2}-\d{2}$/

/** The day of a date that exists: 31 February does not. */
export function readDay(date: string): number | undefined {
  if (!SHAPE.test(date)) return undefined
  const day = toDay(date)
  return Number.isFinite(day) && toDate(day) === date ? day : undefined
}

/** The last day of a month. @param month 1 to 12, of the years after from 13 */
export const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The 31st of a shorter month is the first of the next one, so that 31 January to 28 February is a month. */
export function addMonths(day: number, months: number): number {
  const date = new Date(day * DAY)
  const year = date.getUTCFullYear()
  const month = date.getUTCMonth() + months
  return date.getUTCDate() > lastDay(year, month + 1)
    ? Date.UTC(year, month + 1, 1) / DAY
    : Date.UTC(year, month, date.getUTCDate()) / DAY
}

/** In every month. */
const SAFE_DAY = 28
const MONTHS = 12

const toText = (year: number, month: number, day: string): string =>
  `${year + Math.floor(month / MONTHS)}-${String((month % MONTHS) + 1).padStart(2, '0')}-${day}`

/** The date so many months after one, by the rule of `addMonths`, without counting days: some compare thousands. */
export function monthsAfter(date: string, months: number): string {
  const year = Number(date.slice(0, 4))
  const month = Number(date.slice(5, 7)) - 1 + months
  const day = date.slice(8, 10)
  const isInMonth = Number(day) <= SAFE_DAY || Number(day) <= lastDay(year, month + 1)
  return isInMonth ? toText(year, month, day) : toText(year, month + 1, '01')
}
