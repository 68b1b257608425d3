import { addMonths } from './plain-days.ts'
import type { Stretch } from './stretches.ts'

/** Whole months and odd days. */
export type SeaTime = { months: number; days: number }

/** A month runs from the first day to the day before it in the next month. */
export function measureMonths({ first, last }: Stretch): SeaTime {
  let months = Math.max(0, Math.floor((last - first + 1) / 31) - 1)
  while (addMonths(first, months + 1) - 1 <= last) months += 1
  return { months, days: last - addMonths(first, months) + 1 }
}
