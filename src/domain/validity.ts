import { DAY } from '#src/domain/time.ts'

export const VALIDITIES = ['unlimited', 'valid', 'ending', 'expired'] as const
export type Validity = (typeof VALIDITIES)[number]

/** A paper that ends within these days needs care now: renewing takes about as long. */
export const ENDING_DAYS = 90

/**
 * How a paper is on a day. It is still valid on its last day.
 * @param validTo plain date, null when the paper has no end. @param now UTC ms
 */
export function validityOf(validTo: string | null, now: number): Validity {
  if (!validTo) return 'unlimited'
  const today = Math.floor(now / DAY) * DAY
  const days = (Date.parse(`${validTo}T00:00:00Z`) - today) / DAY
  if (days < 0) return 'expired'
  return days <= ENDING_DAYS ? 'ending' : 'valid'
}
