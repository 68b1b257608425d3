import type { MailingChoice } from '#src/domain/mailing/mailing-choice.ts'
import type { Mailing } from '#src/domain/mailing/mailings.ts'
import { type Amount, multiply } from '#src/domain/money/amount.ts'
import { type PromoPrice, priceWithPromo } from '#src/domain/order/promo-price.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { readPriceBook } from '#src/server/exchange/order/price-book.ts'
import { type Promo, readPromo } from '#src/server/exchange/order/promo/read-promo.usecases.ts'
import { findServiceOff, type ServiceOff } from '#src/server/exchange/order/service-country.ts'
import { type Session, seamanOf } from '#src/server/identity/session/session.ts'
import { readOwnCv } from '#src/server/people/cv-file/cv-file.usecases.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findMailing, type OrderReach, readOrderReach } from '../reach/order-reach.usecases.ts'
import { type QuotaShare, readQuotaShare } from './quota.ts'

export type Quoting = Needs<'db' | 'cvs' | 'clock' | 'config' | 'keys'>

/** What a mailing would be if it was ordered now. */
export type MailingQuote = {
  mailing: Mailing
  found: OrderReach
  quota: QuotaShare
  /** Letters that are paid for. */
  paid: number
  priceVersion: number
  /** Null if the mailing is not sold in the currency. */
  unitPrice: Amount | null
  total: Amount | null
  /** Set if the person may use it. */
  promo: (Promo & PromoPrice) | undefined
  /** Set where mailings are not sold. */
  off: ServiceOff | undefined
}

/** Returns the mailing of the price list. Throws `not-found` for another id, and for a mailing without a price. */
export function mailingOf(id: string): Mailing {
  const mailing = findMailing(id)
  if (!mailing) throw new Failure('not-found')
  return mailing
}

function reduce(offered: Promo, unitPrice: Amount, units: number): MailingQuote['promo'] {
  const reduced = priceWithPromo([{ unitPrice, discount: null, units }], offered, unitPrice.currency)
  return reduced && { ...offered, ...reduced }
}

/** Returns reach, quota and price of a choice as of now. */
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
  const unitPrice = book.priceIn(mailing.slug, 1, choice.currency)?.sum ?? null
  const total = unitPrice && multiply(unitPrice, paid)
  const offered = unitPrice && paid > 0 ? await readPromo(services, session, book) : undefined
  const promo = offered && unitPrice ? reduce(offered, unitPrice, paid) : undefined
  return { ...{ mailing, found, quota, paid, off, unitPrice, total, promo }, priceVersion: book.version }
}
