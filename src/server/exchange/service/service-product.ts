import type { Texts } from '#src/contract/billing-document/record.ts'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import type { ServiceKind } from '#src/domain/service/services.ts'
import { DAY } from '#src/domain/time.ts'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import { readPriceBook } from '#src/server/exchange/order/price-book.ts'
import type { Product } from '#src/server/exchange/order/product.ts'
import type { Database } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { chargeDelivered, listUncharged } from './charge-delivered.usecases.ts'
import { freeSlot } from './consultation/bookings.repository.ts'
import { notifyBuyer } from './notify-buyer.ts'
import { insertServiceOrder, type PartDraft, stopWithOrder } from './services.repository.ts'
import { readTitles } from './text/service-words.ts'

export const SERVICE_PRODUCT = 'service'

/** How long a price is held from the beginning: a form may be sent late and corrected, a consultation booked weeks ahead. */
const HOLD_FOR: Readonly<Record<ServiceKind, number>> = {
  form: 60 * DAY,
  consultation: 100 * DAY,
  premium: 30 * DAY,
}

/** The name of a part in all languages, after the title of the service, unless the name contains it. */
async function namesOf(db: Database, { part: { kind }, service }: PartDraft, now: number): Promise<Texts> {
  const titles = await readTitles(db, service, now)
  const names = LOCALE_CODES.map(async (code) => {
    const { t } = await loadServerIntl(code)
    const [title, line] = [titles.get(code) ?? '', t(`service.line.${kind}`)]
    return [code, line.includes(title) ? line : t('service-text.line', { service: title, part: line })] as const
  })
  return Object.fromEntries(await Promise.all(names)) as Texts
}

/** A part of a service: each is an order of one line, so that parts of a package are charged and released apart. */
export const serviceProduct: Product<PartDraft> = {
  name: SERVICE_PRODUCT,
  quote: async ({ db, clock }, { choice, currency, on }) => {
    const { part, discount } = choice
    const book = await readPriceBook(db, on)
    const unitPrice = book.priceIn(part.kind, 1, currency)?.sum
    if (!unitPrice) throw new Failure('not-found')
    const line = {
      item: part.kind,
      texts: await namesOf(db, choice, clock()),
      quantity: part.units,
      unitPrice,
      discount,
    }
    return { priceVersion: book.version, holdFor: HOLD_FOR[part.kind], lines: [line] }
  },
  place: ({ db, clock }, { orderId, choice, begin }) =>
    insertServiceOrder(db, { id: orderId, ...choice }, { begin, now: clock() }),
  stop: (services, { orderId }) => {
    const { db, clock } = services
    const now = clock()
    return notifyBuyer(services, orderId, [...stopWithOrder(db, orderId, now), freeSlot(db, orderId, now)])
  },
  listUncharged,
  chargeDelivered,
}
