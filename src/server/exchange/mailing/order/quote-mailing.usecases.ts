import type { MailingChoice } from '#src/domain/mailing/mailing-choice.ts'
import { findSold, type SoldMailing } from '#src/domain/mailing/mailings.ts'
import { type Amount, isPositive, type MoneyCurrency, subtract, sumOf } from '#src/domain/money/amount.ts'
import { type PromoPrice, priceWithPromo } from '#src/domain/order/promo-price.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { readPriceBook } from '#src/server/exchange/order/price-book.ts'
import { type Promo, readPromo } from '#src/server/exchange/order/promo/read-promo.usecases.ts'
import { findServiceOff, type ServiceOff } from '#src/server/exchange/order/service-country.ts'
import { type Session, seamanOf } from '#src/server/identity/session/session.ts'
import { readOwnCv } from '#src/server/people/cv-file/cv-file.usecases.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import {
  countParts,
  type PricedPart,
  priceParts,
  readTariff,
  shareLetters,
  type Tariff,
  totalOfParts,
} from '../letter-prices.ts'
import { type Addressee, type OrderReach, readOrderReach } from '../reach/order-reach.usecases.ts'
import { type QuotaShare, readQuotaShare } from './quota.ts'

export type Quoting = Needs<'db' | 'cvs' | 'clock' | 'config' | 'keys'>

/** The letter to an agency. `line`: that of the order, 0 for a letter of the quota. */
export type PlacedLetter = { addressee: Addressee; line: number }

/** What letters cost. `parts`: the lines of the order. `discount`: of a package. */
export type LetterPrice = {
  parts: readonly PricedPart[]
  discount: { percent: string; off: Amount } | null
  total: Amount
}

/** What a mailing would be if it was ordered now. */
export type MailingQuote = {
  mailing: SoldMailing
  found: OrderReach
  /** Those of the quota are first. */
  letters: readonly PlacedLetter[]
  quota: QuotaShare
  /** Letters that are paid for. */
  paid: number
  priceVersion: number
  /** Null if the mailing is not sold in the currency. */
  price: LetterPrice | null
  /** Set if the person may use it. */
  promo: (Promo & PromoPrice) | undefined
  /** Set where mailings are not sold. */
  off: ServiceOff | undefined
}

/** What the person pays; undefined without a price in the currency. */
export const payOf = ({ promo, price }: Pick<MailingQuote, 'promo' | 'price'>): Amount | undefined =>
  promo?.total ?? price?.total

/** Returns a mailing of the price list, or a package of them. Throws `not-found` for another id. */
export function mailingOf(id: string): SoldMailing {
  const mailing = findSold(id)
  if (!mailing) throw new Failure('not-found')
  return mailing
}

/** Each agency gets one letter. The quota covers those with the highest price, so that a package never costs more than its parts one by one. */
function priceLetters(
  { addressees }: OrderReach,
  tariff: Tariff | undefined,
  free: number,
  currency: MoneyCurrency,
): Pick<MailingQuote, 'letters' | 'price'> {
  if (!tariff) return { letters: addressees.map((addressee) => ({ addressee, line: 0 })), price: null }
  const shared = shareLetters(
    addressees.map((addressee) => ({ addressee, fleets: addressee.ships.fleets })),
    tariff,
  )
  const parts = priceParts(countParts(shared.slice(free), tariff), tariff)
  const letters = shared.map(({ agency: { addressee }, part }, position) => ({
    addressee,
    line: position < free ? 0 : parts.findIndex(({ slug }) => slug === part),
  }))
  const total = totalOfParts(parts, currency)
  const full = sumOf(
    parts.map(({ amount }) => amount),
    currency,
  )
  const discount = tariff.discount && { percent: tariff.discount, off: subtract(full, total) }
  return { letters, price: { parts, discount: discount || null, total } }
}

function reduce(offered: Promo, { parts, total }: LetterPrice): MailingQuote['promo'] {
  const lines = parts.map(({ unitPrice, discount, letters: units }) => ({ unitPrice, discount, units }))
  const reduced = priceWithPromo(lines, offered, total.currency)
  return reduced && { ...offered, ...reduced }
}

/** Returns reach, quota and price of a choice as of now. Throws `not-found` as `mailingOf`. */
export async function quoteMailing(
  services: Quoting,
  session: Session,
  id: string,
  choice: MailingChoice,
): Promise<MailingQuote> {
  const [mailing, { cv }] = [mailingOf(id), await readOwnCv(services, session)]
  const sender = { accountId: session.accountId, seamanId: seamanOf(session), cv }
  const [found, book, off] = await Promise.all([
    readOrderReach(services, mailing, sender, choice),
    readPriceBook(services.db, toPlainDate(services.clock())),
    findServiceOff(services, 'mailing', [choice.residence, cv.profileData.citizenship]),
  ])
  const { agencies } = found.reach
  const quota = await readQuotaShare(services, session.accountId, agencies)
  const paid = agencies - quota.letters
  const { currency } = choice
  const { letters, price } = priceLetters(found, readTariff(book, mailing, currency), quota.letters, currency)
  const offered = price && isPositive(price.total) ? await readPromo(services, session, book) : undefined
  const promo = offered && price ? reduce(offered, price) : undefined
  return { ...{ mailing, found, letters, quota, paid, off, price, promo }, priceVersion: book.version }
}
