/** Minimum number of vacancies for a figure; fewer would reveal what single employers pay. */
export const LEAST_VACANCIES = 5

/** How many vacancies offer one pay, in USD minor units a month. */
export type PayStep = { pay: number; count: number }

/** Pay in USD minor units a month: a quarter of the vacancies offers less than `low`, a quarter more than `high`. */
export type PaySpread = { low: number; median: number; high: number }

export type PayFigure = { count: number; pay: PaySpread | null }

/** The value at a place in the sorted list, places counted from zero. */
function valueAt(sorted: readonly PayStep[], place: number): number {
  let before = 0
  for (const { pay, count } of sorted) {
    before += count
    if (place < before) return pay
  }
  return sorted.at(-1)?.pay ?? 0
}

/** The value below which the given part of the list lies; between two values it is interpolated. */
function findQuantile(sorted: readonly PayStep[], total: number, part: number): number {
  const place = (total - 1) * part
  const below = valueAt(sorted, Math.floor(place))
  const above = valueAt(sorted, Math.ceil(place))
  return Math.round(below + (above - below) * (place - Math.floor(place)))
}

/** Number of vacancies, and their median and quartiles when there are enough of them. Steps may come in any order. */
export function describePay(steps: readonly PayStep[]): PayFigure {
  const count = steps.reduce((sum, step) => sum + step.count, 0)
  if (count < LEAST_VACANCIES) return { count, pay: null }
  const sorted = steps.toSorted((first, second) => first.pay - second.pay)
  const [low, median, high] = [0.25, 0.5, 0.75].map((part) => findQuantile(sorted, count, part)) as [
    number,
    number,
    number,
  ]
  return { count, pay: { low, median, high } }
}
