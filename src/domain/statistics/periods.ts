import { DAY } from '../time.ts'

/** Periods of the statistics: whole weeks or months, so that their steps can be compared. */
export const PERIODS = ['4-weeks', '12-weeks', '12-months'] as const
export type Period = (typeof PERIODS)[number]

/** Days since 1970-01-01, UTC; both ends included. */
export type DaySpan = { from: number; to: number }

export type DescribedPeriod = DaySpan & {
  /** The first day of each week or month. */
  steps: readonly number[]
  /** The period of the same length before. */
  before: DaySpan
}

const WEEK = 7

export const toDayNumber = (at: number): number => Math.floor(at / DAY)

/** Monday of the week; 1970-01-01 was a Thursday. */
const startOfWeek = (day: number): number => day - ((day + 3) % WEEK)

/** The first day of a month some months before or after. */
function startOfMonth(day: number, shift: number): number {
  const date = new Date(day * DAY)
  return toDayNumber(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + shift))
}

const rangeTo = (length: number): number[] => Array.from({ length }, (_, place) => place - length + 1)

/** Returns the days of a period that ends today. Its last week or month is not over yet. */
export function describePeriod(period: Period, today: number): DescribedPeriod {
  const [count, unit] = period.split('-') as [string, 'weeks' | 'months']
  const length = Number(count)
  const stepAt = (shift: number) => (unit === 'weeks' ? startOfWeek(today) + shift * WEEK : startOfMonth(today, shift))
  const steps = rangeTo(length).map(stepAt)
  const from = stepAt(1 - length)
  // As many days as have passed, so that an unfinished week is compared with as much of an earlier one.
  const shifted = stepAt(1 - 2 * length)
  return { from, to: today, steps, before: { from: shifted, to: Math.min(from - 1, shifted + (today - from)) } }
}

/** Returns the place of the step that contains a day. */
export const stepOf = (steps: readonly number[], day: number): number => steps.findLastIndex((start) => start <= day)
