import type { SeaTime } from './measure-months.ts'
import { toDay } from './plain-days.ts'
import { countCalendarMonths } from './sea-modes.ts'
import { mergeStretches } from './stretches.ts'

/** Time on board, first and last day included; no last day means still on board. */
export type Service = { from: string; to: string | null }

/**
 * Sea service as the British administration counts it: a month runs from the day of joining to the day before it in the
 * next month, odd days are added up at thirty. Days after `today` do not count yet.
 */
export function countSeaService(services: readonly Service[], today: string): SeaTime {
  const end = toDay(today)
  const stretches = services.map(({ from, to }) => ({
    first: toDay(from),
    last: Math.min(to === null ? end : toDay(to), end),
  }))
  return countCalendarMonths(mergeStretches(stretches))
}
