/** Lengths of time in milliseconds. */
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The plain date (YYYY-MM-DD) of an instant in UTC ms. */
export const toPlainDate = (at: number): string => new Date(at).toISOString().slice(0, 10)
