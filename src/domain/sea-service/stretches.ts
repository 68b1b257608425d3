/** Days in a row, both ends included. */
export type Stretch = { first: number; last: number }

/** Joins stretches that overlap or follow each other: no day counts twice. */
export function mergeStretches(stretches: readonly Stretch[]): Stretch[] {
  const merged: Stretch[] = []
  for (const { first, last } of stretches.toSorted((one, other) => one.first - other.first)) {
    const before = merged.at(-1)
    if (last < first) continue
    if (before && first <= before.last + 1) before.last = Math.max(before.last, last)
    else merged.push({ first, last })
  }
  return merged
}

/** What of the stretches lies between two days, both included. */
export const clipStretches = (stretches: readonly Stretch[], from: number, to: number): Stretch[] =>
  stretches
    .map(({ first, last }) => ({ first: Math.max(first, from), last: Math.min(last, to) }))
    .filter(({ first, last }) => first <= last)

/** Of stretches that do not overlap. */
export const countDays = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { first, last }) => sum + last - first + 1, 0)
