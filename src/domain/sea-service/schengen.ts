import { readDay, toDate, toDay } from './plain-days.ts'
import { clipStretches, countDays, mergeStretches, type Stretch } from './stretches.ts'

/** Days of entry and of exit count both. */
export type Stay = { from: string; to: string }

export type SchengenDays = { used: number; left: number }

const WINDOW = 180
const MAX_DAYS = 90

const readStays = (stays: readonly Stay[]): Stretch[] =>
  mergeStretches(
    stays.flatMap(({ from, to }) => {
      const [first, last] = [readDay(from), readDay(to)]
      return first !== undefined && last !== undefined ? [{ first, last }] : []
    }),
  )

const countUsed = (stays: readonly Stretch[], day: number): number =>
  countDays(clipStretches(stays, day - WINDOW + 1, day))

/** Days inside in the 180 days that end with `date`, and what is left of 90. */
export function countSchengenDays(stays: readonly Stay[], date: string): SchengenDays {
  const used = countUsed(readStays(stays), toDay(date))
  return { used, left: Math.max(0, MAX_DAYS - used) }
}

function countStay(stays: readonly Stretch[], from: number): number {
  for (let days = 0; days < MAX_DAYS; days += 1) {
    const last = from + days
    if (countUsed(mergeStretches([...stays, { first: from, last }]), last) > MAX_DAYS) return days
  }
  return MAX_DAYS
}

/** How many days in a row one may be inside from a date on, that day included. */
export const countSchengenStay = (stays: readonly Stay[], from: string): number =>
  countStay(readStays(stays), toDay(from))

/** The first day from a date on on which one may enter. */
export function findSchengenEntry(stays: readonly Stay[], from: string): string {
  const read = readStays(stays)
  const begin = toDay(from)
  const end = Math.max(begin, read.at(-1)?.last ?? begin) + WINDOW
  for (let day = begin; day < end; day += 1) if (countStay(read, day) > 0) return toDate(day)
  return toDate(end)
}
