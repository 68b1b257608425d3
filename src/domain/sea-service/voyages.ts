import type { Experience } from '../cv/cv.ts'
import { readDay, toDay } from './plain-days.ts'
import type { Stretch } from './stretches.ts'

/** The days of a contract on board up to today. */
export type Voyage = Stretch & { entry: Experience; isOpen: boolean }

/** `unread`: entries without a first day, or with days that cannot be. `ahead`: those that begin after today. */
export type Voyages = { voyages: Voyage[]; unread: number; ahead: number }

function readStretch({ startDate, endDate }: Experience, today: number): Stretch | undefined {
  const first = readDay(startDate ?? '')
  const last = endDate ? readDay(endDate) : Math.max(today, first ?? today)
  return first !== undefined && last !== undefined && first <= last ? { first, last } : undefined
}

/** The contracts of a CV that count, the oldest first. One without a last day continues until today; days after today do not count yet. */
export function readVoyages(experience: readonly Experience[], today: string): Voyages {
  const end = toDay(today)
  const read = experience.map((entry) => ({ entry, stretch: readStretch(entry, end) }))
  const voyages = read.flatMap(({ entry, stretch }) =>
    stretch && stretch.first <= end
      ? [{ entry, first: stretch.first, last: Math.min(stretch.last, end), isOpen: !entry.endDate }]
      : [],
  )
  const unread = read.filter(({ stretch }) => !stretch).length
  return {
    voyages: voyages.toSorted((one, other) => one.first - other.first || one.last - other.last),
    unread,
    ahead: read.length - voyages.length - unread,
  }
}
