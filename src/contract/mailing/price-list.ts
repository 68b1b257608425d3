import type { MailingPrices } from './schemas.ts'

/**
 * The one place where prices stand. What cannot be ordered has none: a price beside nothing to buy is a promise. Nothing
 * that is sold may ever be needed to apply (MLC 2006, Standard A1.4).
 */
export const MAILING_PRICES: MailingPrices = { mailings: [] }
