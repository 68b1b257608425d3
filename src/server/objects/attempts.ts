export type LimitPolicy = {
  /** Milliseconds after which an attempt no longer counts. */
  window: number
  /** Attempts that pass without a delay. */
  free: number
  /** Milliseconds of the first delay; it doubles with every further attempt. */
  delay: number
  /** The longest delay. */
  delayLimit: number
}

/** When the next attempt may be made, given the instants of those that still count, oldest first. */
export function findNextAttempt(policy: LimitPolicy, attempts: readonly number[]): number {
  const over = attempts.length - policy.free
  const last = attempts.at(-1)
  if (over < 0 || last === undefined) return 0
  return last + Math.min(policy.delay * 2 ** Math.min(over, 30), policy.delayLimit)
}
