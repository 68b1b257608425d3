import type { ServicePrice } from '#src/contract/service/schemas.ts'
import { type MoneyCurrency, subtract, sumOf } from '#src/domain/money/amount.ts'
import { amountOfUnits } from '#src/domain/order/line-amounts.ts'
import { type PromoPrice, priceWithPromo } from '#src/domain/order/promo-price.ts'
import { discountOf, findService, partsOf, type Service } from '#src/domain/service/services.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { type PriceBook, readPriceBook } from '#src/server/exchange/order/price-book.ts'
import { type Promo, readPromo } from '#src/server/exchange/order/promo/read-promo.usecases.ts'
import { findServiceOff, type ServiceOff } from '#src/server/exchange/order/service-country.ts'
import { type Session, seamanOf } from '#src/server/identity/session/session.ts'
import { findSeaman } from '#src/server/people/seaman/seaman.repository.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'

/** What a service costs in a currency; undefined if a part has no price. */
export function priceService(book: PriceBook, service: Service, currency: MoneyCurrency): ServicePrice | undefined {
  const item = discountOf(service)
  const discount = (item && book.discountOf(item)?.percent) ?? null
  const parts = partsOf(service).flatMap(({ kind, units }) => {
    const unitPrice = book.priceIn(kind, 1, currency)?.sum
    return unitPrice ? [{ kind, units, unitPrice, discount, total: amountOfUnits({ unitPrice, discount }, units) }] : []
  })
  if (parts.length < service.parts.length) return undefined
  const total = sumOf(
    parts.map((part) => part.total),
    currency,
  )
  const full = parts.map(({ unitPrice, units }) => amountOfUnits({ unitPrice, discount: null }, units))
  return { parts, total, saves: subtract(sumOf(full, currency), total) }
}

/** A service as it would be ordered now. `off`: set where it is not sold to the person. `promo`: set if the person may use it. */
export type Quoted = {
  service: Service
  price: ServicePrice
  promo: (Promo & PromoPrice) | undefined
  priceVersion: number
  off: ServiceOff | undefined
}

type Choice = { currency: MoneyCurrency; residence: string | null }

/** Returns a service with its price of today. Throws `not-found` for another id, and for a service without a price in the currency. */
export async function quoteService(
  services: Needs<'db' | 'cvs' | 'clock' | 'keys'>,
  session: Session,
  id: string,
  { currency, residence }: Choice,
): Promise<Quoted> {
  const { db, clock } = services
  const service = findService(id)
  if (!service) throw new Failure('not-found')
  const [book, seaman] = await Promise.all([readPriceBook(db, toPlainDate(clock())), findSeaman(db, seamanOf(session))])
  const price = priceService(book, service, currency)
  if (!price) throw new Failure('not-found')
  const kinds = partsOf(service).map(({ kind }) => kind)
  const [off, offered] = await Promise.all([
    findServiceOff(services, kinds, [residence, seaman?.citizenship ?? null]),
    readPromo(services, session, book),
  ])
  const reduced = offered && priceWithPromo(price.parts, offered, currency)
  const promo = offered && reduced && { ...offered, ...reduced }
  return { service, price, promo, priceVersion: book.version, off }
}
