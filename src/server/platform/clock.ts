/** Now in UTC milliseconds. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()

/** The plain date (YYYY-MM-DD) of an instant, in UTC. */
export const toPlainDate = (at: number): string => new Date(at).toISOString().slice(0, 10)
