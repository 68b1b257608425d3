import { DAY } from '#src/contract/time.ts'

/** Time on board, first and last day included; no last day means still on board. */
export type Service = { from: string; to: string | null }

/** Whole months and odd days, fewer than thirty. */
export type SeaTime = { months: number; days: number }

const DAYS_PER_MONTH = 30

const toDay = (date: string): number => Math.floor(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / DAY)

// The 31st of a shorter month is the first of the next one, so that 31 January to 28 February is a month.
function addMonths(day: number, months: number): number {
  const date = new Date(day * DAY)
  const year = date.getUTCFullYear()
  const month = date.getUTCMonth() + months
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return date.getUTCDate() > last ? Date.UTC(year, month + 1, 1) / DAY : Date.UTC(year, month, date.getUTCDate()) / DAY
}

type Stretch = { first: number; last: number }

/** Joins stretches that overlap or follow each other: no day counts twice. */
function mergeStretches(services: readonly Service[], today: number): Stretch[] {
  const stretches = services
    .map(({ from, to }) => ({ first: toDay(from), last: Math.min(to === null ? today : toDay(to), today) }))
    .filter(({ first, last }) => first <= last)
    .sort((one, other) => one.first - other.first)
  const merged: Stretch[] = []
  for (const stretch of stretches) {
    const before = merged.at(-1)
    if (before && stretch.first <= before.last + 1) before.last = Math.max(before.last, stretch.last)
    else merged.push({ ...stretch })
  }
  return merged
}

function measureStretch({ first, last }: Stretch): SeaTime {
  let months = Math.max(0, Math.floor((last - first + 1) / 31) - 1)
  while (addMonths(first, months + 1) - 1 <= last) months += 1
  return { months, days: last - addMonths(first, months) + 1 }
}

/**
 * Sea service as the British administration counts it: a month runs from the day of joining to the day before it in the
 * next month, odd days are added up at thirty. Days after `today` do not count yet.
 */
export function countSeaService(services: readonly Service[], today: string): SeaTime {
  const times = mergeStretches(services, toDay(today)).map(measureStretch)
  const days = times.reduce((sum, time) => sum + time.days, 0)
  const months = times.reduce((sum, time) => sum + time.months, 0)
  return { months: months + Math.floor(days / DAYS_PER_MONTH), days: days % DAYS_PER_MONTH }
}
