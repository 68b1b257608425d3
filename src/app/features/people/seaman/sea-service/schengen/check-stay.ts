import { readDay, toDay } from '#src/domain/sea-service/plain-days.ts'
import type { Stay } from '#src/domain/sea-service/schengen.ts'

const MAX_DAYS_AWAY = 730

/** Whether the days can be: in order, and not so far away that they are a slip of the pen. */
export function isLikelyStay({ from, to }: Stay, today: string): boolean {
  const [first, last, now] = [readDay(from), readDay(to), toDay(today)]
  if (first === undefined || last === undefined || last < first) return false
  return now - first <= MAX_DAYS_AWAY && last - now <= MAX_DAYS_AWAY
}
