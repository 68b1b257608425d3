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
import type { Session } from '#src/server/identity/session/session.ts'
import { readPremiumUntil } from '#src/server/people/seaman/premium.repository.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { mayCancel } from './cancel-service.usecases.ts'
import { readPremium } from './premium/read-premium.ts'
import { priceService, quoteService } from './quote-service.usecases.ts'
import { type FoundPart, findGroup, findOwnParts } from './services.repository.ts'
import { type ReadWords, readServiceWords } from './text/service-words.ts'

const MAX_LISTED = 100

type Reading = Needs<'db' | 'cvs' | 'clock' | 'keys' | 'config'>
type In = { lang: LocaleCode; currency: MoneyCurrency }

const describe = (wordsOf: ReadWords, { id, slug }: Service, now: number): Omit<ListedService, 'price'> => ({
  ...{ id, slug, ...wordsOf(slug, now) },
})

/** Returns the services that are sold in a currency, with the end of the caller's premium. */
export async function getServices(services: Reading, session: Session, { lang, currency }: In): Promise<ServiceList> {
  const { db, clock, config } = services
  const now = clock()
  const [wordsOf, book, premiumUntil] = await Promise.all([
    readServiceWords(db, lang),
    readPriceBook(db, toPlainDate(now)),
    readPremiumUntil(services, session.accountId),
  ])
  return {
    items: SERVICES.flatMap((service) => {
      const price = priceService(book, service, currency)
      return price ? [{ ...describe(wordsOf, service, now), price }] : []
    }),
    priceVersion: book.version,
    premiumUntil,
    supportEmail: config.contact.email,
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
  const supportEmail = services.config.contact.email
  const answer = { ...describe(wordsOf, service, now), price, priceVersion, beginsAt, supportEmail, isAddressConfirmed }
  return { ...answer, promo: showPromo(promo), off: off ?? null }
}

const toPart = ({ part, order, line, withdrawnAt }: FoundPart, now: number): OwnPart => ({
  ...{ id: part.id, reference: order.reference, kind: part.kind, state: part.state, units: line.quantity },
  ...{ total: amountIn(order, order.total), promo: order.promoPercent, charged: amountIn(order, order.charged) },
  ...{ refunded: amountIn(order, order.refunded), beginsAt: part.beginsAt, endsAt: part.endsAt, dueAt: part.dueAt },
  ...{ deliveredAt: part.deliveredAt, endedAt: part.endedAt, mayCancel: mayCancel(part, now) },
  contract: describeContract({ ...order, withdrawnAt }, now),
})

/** What is said beside each service that a person ordered. */
type Beside = Pick<OwnService, 'supportEmail'> & { premium: NonNullable<OwnService['premium']> }

async function readBeside(services: Reading, session: Session): Promise<Beside> {
  return {
    premium: await readPremium(services, session.accountId),
    supportEmail: services.config.contact.email,
  }
}

/** Services with the texts with which they were ordered. */
function toOwn(
  wordsOf: ReadWords,
  parts: readonly FoundPart[],
  { premium, supportEmail }: Beside,
  now: number,
): OwnService[] {
  return [...Map.groupBy(parts, ({ part }) => part.groupId)].map(([id, group]) => {
    const { service, createdAt } = (group[0] as FoundPart).part
    const isPremium = group.some(({ part }) => part.kind === 'premium')
    return {
      ...{ id, service, ...wordsOf(service, createdAt), createdAt, parts: group.map((one) => toPart(one, now)) },
      ...{ premium: isPremium ? premium : null, supportEmail },
    }
  })
}

/** Returns the services that the caller ordered, the newest first. */
export async function getOwnServices(services: Reading, session: Session, lang: LocaleCode): Promise<OwnServices> {
  const [wordsOf, parts, beside] = await Promise.all([
    readServiceWords(services.db, lang),
    findOwnParts(services.db, session.accountId, MAX_LISTED),
    readBeside(services, session),
  ])
  return { items: toOwn(wordsOf, parts, beside, services.clock()) }
}

/** Returns a service that the caller ordered. Throws `not-found` for another one. */
export async function getOwnService(
  services: Reading,
  session: Session,
  id: string,
  lang: LocaleCode,
): Promise<OwnService> {
  const [wordsOf, parts, beside] = await Promise.all([
    readServiceWords(services.db, lang),
    findGroup(services.db, session.accountId, id),
    readBeside(services, session),
  ])
  const [found] = toOwn(wordsOf, parts, beside, services.clock())
  if (!found) throw new Failure('not-found')
  return found
}
