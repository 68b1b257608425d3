/** How often one value occurs. */
export type Counted = { value: number; count: number }

/** Returns the median of values with their counts, between two values their mean; null without any. */
export function findMedian(counted: readonly Counted[]): number | null {
  const sorted = counted.filter(({ count }) => count > 0).toSorted((first, second) => first.value - second.value)
  const total = sorted.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  const valueAt = (place: number): number => {
    let before = 0
    for (const { value, count } of sorted) {
      before += count
      if (place < before) return value
    }
    return 0
  }
  return (valueAt(Math.floor((total - 1) / 2)) + valueAt(Math.ceil((total - 1) / 2))) / 2
}
