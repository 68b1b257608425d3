export type LimitPolicy = {
  /** Milliseconds after which an attempt expires. */
  window: number
  /** Attempts that pass without a delay. */
  free: number
  /** Milliseconds of the first delay; it doubles with every further attempt. */
  delay: number
  /** The longest delay. */
  delayLimit: number
}

/** Returns when the next attempt is allowed, for the number of counted attempts and the time of the last one. */
export function findNextAttempt(policy: LimitPolicy, made: number, last: number): number {
  const over = made - policy.free
  if (over < 0) return 0
  return last + Math.min(policy.delay * 2 ** Math.min(over, 30), policy.delayLimit)
}
