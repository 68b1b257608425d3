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

/** A plain date as a number that sorts as its text does, 20261231: quicker to compare and to count on, where there are thousands. */
export type CompactDate = number

const ZERO = '0'.charCodeAt(0)
const YEAR = 10_000
const MONTH = 100

const digitsAt = (date: string, place: number): number =>
  (date.charCodeAt(place) - ZERO) * 10 + date.charCodeAt(place + 1) - ZERO

export const toCompact = (date: string): CompactDate =>
  digitsAt(date, 0) * MONTH * YEAR + digitsAt(date, 2) * YEAR + digitsAt(date, 5) * MONTH + digitsAt(date, 8)

export function fromCompact(date: CompactDate): string {
  const text = String(date).padStart(8, '0')
  return `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`
}

/** In every month. */
const SAFE_DAY = 28
const MONTHS = 12

/** @param month 0 to 11, of the years after from 12 */
const compactOf = (year: number, month: number, day: number): CompactDate =>
  (year + Math.floor(month / MONTHS)) * YEAR + ((month % MONTHS) + 1) * MONTH + day

const yearOf = (date: CompactDate): number => Math.floor(date / YEAR)
const monthOf = (date: CompactDate): number => Math.floor((date % YEAR) / MONTH) - 1
const dayOf = (date: CompactDate): number => date % MONTH

export function daysAfter(date: CompactDate, days: number): CompactDate {
  const after = new Date(Date.UTC(yearOf(date), monthOf(date), dayOf(date) + days))
  return compactOf(after.getUTCFullYear(), after.getUTCMonth(), after.getUTCDate())
}

/** By the rule of `addMonths`. */
export function monthsAfter(date: CompactDate, months: number): CompactDate {
  const [year, month, day] = [yearOf(date), monthOf(date) + months, dayOf(date)]
  const isInMonth = day <= SAFE_DAY || day <= lastDay(year, month + 1)
  return isInMonth ? compactOf(year, month, day) : compactOf(year, month + 1, 1)
}
