import type { MailingSlug, SoldMailing } from '#src/domain/mailing/mailings.ts'
import { type Amount, compare, type MoneyCurrency, multiply, sumOf } from '#src/domain/money/amount.ts'
import { amountOfUnits } from '#src/domain/order/line-amounts.ts'
import type { PriceBook } from '#src/server/exchange/order/price-book.ts'
import { type Receiving, receives } from './mailing-reach.ts'

/** What a letter costs in each part of a mailing, and the discount of a package in percent. */
export type Tariff = {
  parts: readonly (SoldMailing['parts'][number] & { unitPrice: Amount })[]
  discount: string | null
}

/** The letters of a part, without those of the quota. */
export type PartLetters = { slug: MailingSlug; letters: number }
/** `amount`: without the discount of a package. */
export type PricedPart = PartLetters & { unitPrice: Amount; discount: string | null; amount: Amount }

/** Returns what letters cost; undefined if a part is not sold in the currency, or a package has no discount. */
export function readTariff(book: PriceBook, sold: SoldMailing, currency: MoneyCurrency): Tariff | undefined {
  const parts = sold.parts.flatMap((part) => {
    const price = book.priceIn(part.slug, 1, currency)
    return price ? [{ ...part, unitPrice: price.sum }] : []
  })
  const discount = sold.discount && book.discountOf(sold.discount)?.percent
  return parts.length < sold.parts.length || discount === undefined ? undefined : { parts, discount }
}

/**
 * Returns some agencies with the part that sends the letter of each: of those that reach it, the one with the lowest price. Agencies with the highest
 * price are first; the others keep their order.
 */
export function shareLetters<One extends Receiving>(
  agencies: readonly One[],
  { parts }: Tariff,
): { agency: One; part: MailingSlug }[] {
  const cheapest = parts.toSorted((one, other) => compare(one.unitPrice, other.unitPrice))
  const shares = agencies.map((agency) => ({ agency, part: cheapest.find(({ fleets }) => receives(agency, fleets)) }))
  return cheapest
    .toReversed()
    .flatMap((part) => shares.filter((share) => share.part === part).map(({ agency }) => ({ agency, part: part.slug })))
}

/** Returns the parts that send letters, in the order of the mailing: the lines of its order. */
export const countParts = (letters: readonly { part: MailingSlug }[], { parts }: Tariff): PartLetters[] =>
  parts
    .map(({ slug }) => ({ slug, letters: letters.filter(({ part }) => part === slug).length }))
    .filter((part) => part.letters > 0)

/** Returns the parts with their prices. Throws if the tariff has no such part. */
export const priceParts = (counted: readonly PartLetters[], { parts, discount }: Tariff): PricedPart[] =>
  counted.map((part) => {
    const unitPrice = parts.find(({ slug }) => slug === part.slug)?.unitPrice
    if (!unitPrice) throw new RangeError(`${part.slug} is no part`)
    return { ...part, unitPrice, discount, amount: multiply(unitPrice, part.letters) }
  })

/** Returns what parts cost with their discount, rounded for each part. */
export const totalOfParts = (parts: readonly PricedPart[], currency: MoneyCurrency): Amount =>
  sumOf(
    parts.map((part) => amountOfUnits(part, part.letters)),
    currency,
  )
