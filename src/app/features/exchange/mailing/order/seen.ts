import type { MailingOrderInput, MailingQuoteAnswer } from '#src/contract/mailing/order-schemas.ts'
import { type Amount, zeroOf } from '#src/domain/money/amount.ts'

/** What an order says the page showed: the server compares it with what is true. */
export type Seen = MailingOrderInput['seen']

/** What the person pays; null without a price in the currency. */
export const payOf = ({ price, promo }: Pick<MailingQuoteAnswer, 'price' | 'promo'>): Amount | null =>
  (promo ?? price)?.total ?? null

export const seenOf = (quote: MailingQuoteAnswer): Seen => {
  const { reach, free, priceVersion } = quote
  return {
    agencies: reach.agencies,
    free: free.letters,
    countries: reach.countries.map(({ code }) => code),
    priceVersion,
    total: (payOf(quote) ?? zeroOf('USD')).minor,
  }
}

/** The value of the consent: the countries to which it belongs, so that it is not kept for other countries. */
export const consentOf = ({ countries }: Pick<Seen, 'countries'>): string => countries.toSorted().join(',')

/** Reads the hidden field of a form; undefined if it contains none. */
export function readSeen(text = ''): Seen | undefined {
  try {
    return JSON.parse(text) as Seen
  } catch {
    return undefined
  }
}
