import { findGaps } from '#src/domain/sea-service/gaps.ts'
import { toDate, toDay } from '#src/domain/sea-service/plain-days.ts'
import type { Stretch } from '#src/domain/sea-service/stretches.ts'
import type { Voyage } from '#src/domain/sea-service/voyages.ts'

/** A part of a row: shares of the year, between 0 and 1. */
export type Part = { key: string; start: number; width: number }

/** `lane`: how many contracts that began before it cover days of it, each in a lane of its own. */
export type Bar = Part & { voyage: Voyage; lane: number }

export type YearRow = { year: number; bars: Bar[]; gaps: Part[] }

const yearOf = (day: number): number => Number(toDate(day).slice(0, 4))

function placePart({ first, last }: Stretch, year: number, key: string): Part[] {
  const [begin, end] = [toDay(`${year}-01-01`), toDay(`${year + 1}-01-01`)]
  const [from, to] = [Math.max(first, begin), Math.min(last + 1, end)]
  return from < to ? [{ key, start: (from - begin) / (end - begin), width: (to - from) / (end - begin) }] : []
}

/** Each in the first lane that is free from its first day on. */
function chooseLanes(voyages: readonly Voyage[]): Map<Voyage, number> {
  const ends: number[] = []
  return new Map(
    voyages.map((voyage) => {
      const free = ends.findIndex((end) => end < voyage.first)
      const lane = free < 0 ? ends.length : free
      ends[lane] = voyage.last
      return [voyage, lane]
    }),
  )
}

/** A row a year, the last one first, to `today`, a plain date. Voyages from the oldest to the newest. */
export function placeBars(voyages: readonly Voyage[], today: string): YearRow[] {
  const [oldest] = voyages
  if (!oldest) return []
  const lanes = chooseLanes(voyages)
  const gaps = findGaps(voyages, today).map(({ from, to }) => ({ first: toDay(from), last: toDay(to) }))
  const newest = yearOf(Math.max(...[...voyages, ...gaps].map(({ last }) => last)))
  return Array.from({ length: newest - yearOf(oldest.first) + 1 }, (_, back) => {
    const year = newest - back
    return {
      year,
      bars: voyages.flatMap((voyage) =>
        placePart(voyage, year, voyage.entry.id).map((part) => ({ ...part, voyage, lane: lanes.get(voyage) ?? 0 })),
      ),
      gaps: gaps.flatMap((gap) => placePart(gap, year, `gap-${gap.first}`)),
    }
  })
}
