import type {
  ListedService,
  OwnPart,
  OwnService,
  OwnServices,
  ServiceList,
  ServiceQuote,
} from '#src/contract/service/schemas.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import type { MoneyCurrency } from '#src/domain/money/amount.ts'
import { withdrawalEnd } from '#src/domain/order/withdrawal.ts'
import { SERVICES, type Service } from '#src/domain/service/services.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { amountIn } from '#src/server/exchange/order/change-order.ts'
import { describeContract } from '#src/server/exchange/order/describe-contract.ts'
import { readPriceBook } from '#src/server/exchange/order/price-book.ts'
import { showPromo } from '#src/server/exchange/order/promo/show-promo.ts'
import { type Session, seamanOf } from '#src/server/identity/session/session.ts'
import { findSeaman } from '#src/server/people/seaman/seaman.repository.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { mayCancel } from './cancel-service.usecases.ts'
import { priceService, quoteService } from './quote-service.usecases.ts'
import { type FoundPart, findGroup, findOwnParts } from './services.repository.ts'
import { type ReadWords, readServiceWords } from './text/service-words.ts'

const MAX_LISTED = 100

type Reading = Needs<'db' | 'cvs' | 'clock' | 'keys'>
type In = { lang: LocaleCode; currency: MoneyCurrency }

const describe = (wordsOf: ReadWords, { id, slug }: Service, now: number): Omit<ListedService, 'price'> => ({
  ...{ id, slug, ...wordsOf(slug, now) },
})

/** Returns the services that are sold in a currency, with the end of the caller's premium. */
export async function getServices(
  { db, clock }: Reading,
  session: Session,
  { lang, currency }: In,
): Promise<ServiceList> {
  const now = clock()
  const [wordsOf, book, seaman] = await Promise.all([
    readServiceWords(db, lang),
    readPriceBook(db, toPlainDate(now)),
    findSeaman(db, seamanOf(session)),
  ])
  const until = seaman?.premiumStatusExpiration ?? null
  return {
    items: SERVICES.flatMap((service) => {
      const price = priceService(book, service, currency)
      return price ? [{ ...describe(wordsOf, service, now), price }] : []
    }),
    priceVersion: book.version,
    premiumUntil: until !== null && until > now ? until : null,
  }
}

/** Returns a service as it would be ordered now. Throws `not-found` for one that is not sold. */
export async function getService(
  services: Reading,
  session: Session,
  id: string,
  { lang, currency, residence }: In & { residence: string | null },
): Promise<ServiceQuote> {
  const now = services.clock()
  const [wordsOf, quoted] = await Promise.all([
    readServiceWords(services.db, lang),
    quoteService(services, session, id, { currency, residence }),
  ])
  const { service, price, promo, priceVersion, off } = quoted
  const isAddressConfirmed = session.user.emailVerified
  const beginsAt = withdrawalEnd(now)
  const answer = { ...describe(wordsOf, service, now), price, priceVersion, beginsAt, isAddressConfirmed }
  return { ...answer, promo: showPromo(promo), off: off ?? null }
}

const toPart = ({ part, order, line, withdrawnAt }: FoundPart, now: number): OwnPart => ({
  ...{ id: part.id, reference: order.reference, kind: part.kind, state: part.state, units: line.quantity },
  ...{ total: amountIn(order, order.total), promo: order.promoPercent, charged: amountIn(order, order.charged) },
  ...{ refunded: amountIn(order, order.refunded), beginsAt: part.beginsAt, endsAt: part.endsAt, dueAt: part.dueAt },
  ...{ deliveredAt: part.deliveredAt, endedAt: part.endedAt, mayCancel: mayCancel(part, now) },
  contract: describeContract({ ...order, withdrawnAt }, now),
})

/** Services with the texts with which they were ordered. */
function toOwn(wordsOf: ReadWords, parts: readonly FoundPart[], now: number): OwnService[] {
  return [...Map.groupBy(parts, ({ part }) => part.groupId)].map(([id, group]) => {
    const { service, createdAt } = (group[0] as FoundPart).part
    return { id, service, ...wordsOf(service, createdAt), createdAt, parts: group.map((one) => toPart(one, now)) }
  })
}

/** Returns the services that the caller ordered, the newest first. */
export async function getOwnServices({ db, clock }: Reading, session: Session, lang: LocaleCode): Promise<OwnServices> {
  const [wordsOf, parts] = await Promise.all([
    readServiceWords(db, lang),
    findOwnParts(db, session.accountId, MAX_LISTED),
  ])
  return { items: toOwn(wordsOf, parts, clock()) }
}

/** Returns a service that the caller ordered. Throws `not-found` for another one. */
export async function getOwnService(
  { db, clock }: Reading,
  session: Session,
  id: string,
  lang: LocaleCode,
): Promise<OwnService> {
  const [wordsOf, parts] = await Promise.all([readServiceWords(db, lang), findGroup(db, session.accountId, id)])
  const [found] = toOwn(wordsOf, parts, clock())
  if (!found) throw new Failure('not-found')
  return found
}
