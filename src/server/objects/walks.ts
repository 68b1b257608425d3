import { MINUTE, SECOND } from '#src/domain/time.ts'

/** The first view of a subject by an account in the window. */
export type Walk = { who: string; thing: string; at: number }

/** Accounts with fewer views are never grouped: people view some profiles too. */
export const MIN_WALKED = 20
const MIN_WALKERS = 3
/** People with the same interest view the same profiles; programs that share a list do not. */
const MIN_APART = 0.9
const HASTY = 5 * SECOND
/** Allowed deviation of gaps from the median, as a fraction. */
const EVEN = 0.25
const PAUSE = 10 * MINUTE

function findMiddle(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((first, second) => first - second)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Whether the views are faster than reading, or as regular as a timer. */
export function isMachinePace(times: readonly number[]): boolean {
  const sorted = times.toSorted((first, second) => first - second)
  const gaps = sorted.slice(1).flatMap((at, place) => {
    const gap = at - (sorted[place] as number)
    return gap < PAUSE ? [gap] : []
  })
  if (gaps.length < MIN_WALKED / 2) return false
  const middle = findMiddle(gaps)
  return middle < HASTY || findMiddle(gaps.map((gap) => Math.abs(gap - middle))) < middle * EVEN
}

/** Returns accounts that go through a list together: each at the pace of a program, and with hardly any common views. */
export function findWalkers(walks: readonly Walk[]): string[] {
  const walkers = [...Map.groupBy(walks, ({ who }) => who)].filter(
    ([, own]) => own.length >= MIN_WALKED && isMachinePace(own.map(({ at }) => at)),
  )
  if (walkers.length < MIN_WALKERS) return []
  const seen = [
    ...Map.groupBy(
      walkers.flatMap(([, own]) => own),
      ({ thing }) => thing,
    ).values(),
  ]
  const apart = seen.filter(({ length }) => length === 1).length
  return apart >= seen.length * MIN_APART ? walkers.map(([who]) => who) : []
}
