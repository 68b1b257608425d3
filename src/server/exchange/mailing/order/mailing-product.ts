import type { Texts } from '#src/contract/billing-document/record.ts'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import type { MailingSlug, SoldMailing } from '#src/domain/mailing/mailings.ts'
import { DAY } from '#src/domain/time.ts'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import { readPriceBook } from '#src/server/exchange/order/price-book.ts'
import type { Product } from '#src/server/exchange/order/product.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { captureLetters, listUncharged } from '../engine/capture-letters.usecases.ts'
import { type PartLetters, priceParts, readTariff } from '../letter-prices.ts'
import { type MailingDraft, toMailing, toRecipients } from './mailing-draft.ts'
import { findMailingOfOrder, insertMailing, stopWithOrder } from './mailings.repository.ts'

export const MAILING_PRODUCT = 'mailing'

/** A weekly letter is due within seven days, and sent or settled within five. A pause of the letters may take the rest. */
const HOLD_FOR = 21 * DAY

/** The letters of a mailing that its order pays for. */
export type PaidLetters = { mailing: SoldMailing; parts: readonly PartLetters[]; draft: MailingDraft }

async function titlesOf(slug: MailingSlug): Promise<Texts> {
  const titles = LOCALE_CODES.map(async (code) => {
    const { t } = await loadServerIntl(code)
    return [code, t('letter.line', { title: t(`mailing.title.${slug}`) })] as const
  })
  return Object.fromEntries(await Promise.all(titles)) as Texts
}

/** Letters of a mailing: one unit is one letter, at the price of the list. A package has a line for each part. */
export const mailingProduct: Product<PaidLetters> = {
  name: MAILING_PRODUCT,
  quote: async ({ db }, { choice: { mailing, parts }, currency, on }) => {
    const book = await readPriceBook(db, on)
    const tariff = readTariff(book, mailing, currency)
    if (!tariff) throw new Failure('not-found')
    const lines = priceParts(parts, tariff).map(async ({ slug, letters, unitPrice, discount }) => ({
      ...{ item: slug, texts: await titlesOf(slug), quantity: letters, unitPrice, discount },
    }))
    return { priceVersion: book.version, holdFor: HOLD_FOR, lines: await Promise.all(lines) }
  },
  place: (services, { orderId, choice: { draft }, begin }) =>
    insertMailing(services.db, toMailing(draft, orderId, services.clock()), toRecipients(services, draft, begin)),
  stop: ({ db, clock }, { orderId, cause }) =>
    stopWithOrder(db, orderId, { reason: cause === 'withdrawn' ? 'cancelled' : 'late', now: clock() }),
  listUncharged: async (services, { orderId }) => {
    const found = await findMailingOfOrder(services.db, orderId)
    return found ? listUncharged(services, found.id) : []
  },
  chargeDelivered: async (services, { orderId }) => {
    const found = await findMailingOfOrder(services.db, orderId)
    if (found) await captureLetters(services, found.id, orderId)
  },
}
