/**
 * Condition of queries: the card is visible to others, at least to checked companies.
 * @param card the name of `crew_card` in the query
 */
export const isListed = (card: string): string => `(${card}.is_hidden = 0 OR ${card}.is_for_verified = 1)`

/** Condition of queries for one viewer; equivalent to `sees` for one card. */
export const isListedFor = (card: string, isVerified: boolean): string =>
  isVerified ? isListed(card) : `${card}.is_hidden = 0`
