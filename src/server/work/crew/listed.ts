/**
 * Condition of queries: someone but the seafarer sees the card, if only checked companies do.
 * @param card the name that the query has for `crew_card`
 */
export const isListed = (card: string): string => `(${card}.is_hidden = 0 OR ${card}.is_for_verified = 1)`

/** Condition of queries of one viewer; as `sees` decides it for one card. */
export const isListedFor = (card: string, isVerified: boolean): string =>
  isVerified ? isListed(card) : `${card}.is_hidden = 0`
