import { measureMonths, type SeaTime } from './measure-months.ts'
import { addMonths, toDate, toDay } from './plain-days.ts'
import { mergeStretches, type Stretch } from './stretches.ts'
import type { Voyage } from './voyages.ts'

/** Time ashore between two contracts, or since the last one: its first and last day, and how long it was. */
export type Gap = { from: string; to: string; length: SeaTime }

/** Days that two contracts share. */
export type Overlap = { from: string; to: string; entries: readonly [Voyage['entry'], Voyage['entry']] }

const MAX_MONTHS_ASHORE = 6

/** Times ashore of more than six months, the oldest first, and the one that lasts still on `today`, a plain date. */
export function findGaps(stretches: readonly Stretch[], today: string): Gap[] {
  const known = mergeStretches(stretches)
  const tomorrow = toDay(today) + 1
  const isAshore = known.length > 0 && known.every(({ last }) => last < tomorrow - 1)
  const merged = isAshore ? [...known, { first: tomorrow, last: tomorrow }] : known
  return merged.slice(1).flatMap(({ first: next }, before) => {
    const first = (merged[before] as Stretch).last + 1
    const isLong = next > addMonths(first, MAX_MONTHS_ASHORE)
    return isLong
      ? [{ from: toDate(first), to: toDate(next - 1), length: measureMonths({ first, last: next - 1 }) }]
      : []
  })
}

/** Contracts on the same days. To sign off one ship and join another within a day is none. */
export function findOverlaps(voyages: readonly Voyage[]): Overlap[] {
  const sorted = voyages.toSorted((one, other) => one.first - other.first)
  return sorted.flatMap((one, place) =>
    sorted.slice(place + 1).flatMap((other) => {
      const last = Math.min(one.last, other.last)
      const isTransfer = one.last === other.first && one.first < other.first
      if (last < other.first || isTransfer) return []
      return [{ from: toDate(other.first), to: toDate(last), entries: [one.entry, other.entry] as const }]
    }),
  )
}
