import type { MailingOrderInput, MailingQuoteAnswer } from '#src/contract/mailing/order-schemas.ts'
import { zeroOf } from '#src/domain/money/amount.ts'

/** What an order says the page showed: the server compares it with what is true. */
export type Seen = MailingOrderInput['seen']

export const seenOf = ({ reach, free, priceVersion, total }: MailingQuoteAnswer): Seen => ({
  agencies: reach.agencies,
  free: free.letters,
  countries: reach.countries.map(({ code }) => code),
  priceVersion,
  total: (total ?? zeroOf('USD')).minor,
})

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
