/** Now in UTC milliseconds. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The plain date (YYYY-MM-DD) of an instant, in UTC. */
export const toPlainDate = (at: number): string => new Date(at).toISOString().slice(0, 10)
