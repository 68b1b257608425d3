/** Returns the current time in UTC ms. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()
