import type { ListedMailing, MailingPrices, PriceQuery } from '#src/contract/mailing/schemas.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import {
  CONSULTATION_TERMS,
  FORM_TERMS,
  MAILING_TERMS,
  MAILINGS,
  type Mailing,
  type MailingSlug,
  PACKAGES,
} from '#src/domain/mailing/mailings.ts'
import { discountMinor, PRICE_CURRENCIES, type PriceCurrency } from '#src/domain/mailing/price-sums.ts'
import { toPlainDate } from '#src/domain/time.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { type Reach, readReach } from './mailing-reach.ts'
import { currenciesFrom, type PriceBook, readPriceBook, usd } from './price-book.ts'

type Reaches = ReadonlyMap<MailingSlug, Reach>
type List = { book: PriceBook; reaches: Reaches; t: AppIntl['t'] }

/** The price for all agencies in US cents; undefined if the mailing is not listed. */
function totalOf({ book, reaches }: List, slug: MailingSlug): number | undefined {
  const unit = book.unitOf(slug)
  const agencies = reaches.get(slug)?.agencies ?? 0
  return unit === undefined || agencies === 0 ? undefined : unit * agencies
}

function describeApplication({ book }: List, { ownForms, filledFree }: Reach): ListedMailing['application'] {
  const unit = book.unitOf('form')
  if (unit === undefined) return null
  const byHand = ownForms - filledFree
  return { ownForms, filledFree, byHand, unitPrice: usd(unit), price: usd(unit * byHand), ...FORM_TERMS }
}

function describeConsultation({ book }: List): ListedMailing['consultation'] {
  const unit = book.unitOf('consultation')
  const { minutes, languages, withinHours } = CONSULTATION_TERMS
  return unit === undefined ? null : { minutes, price: usd(unit), languages: [...languages], withinHours }
}

function describePromo({ book }: List, total: number): ListedMailing['firstPromo'] {
  const discount = book.discountOf('first-promo')
  if (!discount) return null
  const { percent, until } = discount
  return { price: usd(discountMinor(total, percent)), off: { percent: Number(percent) }, until, once: true }
}

/** The packages with the mailing of which all parts are listed. */
function describePackages(list: List, slug: MailingSlug): ListedMailing['packages'] {
  return PACKAGES.flatMap((one) => {
    const parts: readonly MailingSlug[] = one.parts
    const totals = parts.map((part) => totalOf(list, part))
    const discount = list.book.discountOf(`package-${one.slug}`)
    if (!discount || !parts.includes(slug) || totals.includes(undefined)) return []
    const sum = totals.reduce<number>((whole, total) => whole + (total ?? 0), 0)
    const price = discountMinor(sum, discount.percent)
    const ids = MAILINGS.filter((mailing) => parts.includes(mailing.slug)).map(({ id }) => id)
    const title = list.t(`mailing.package.${one.slug}`)
    return [{ id: one.id, title, parts: ids, price: usd(price), saves: usd(sum - price) }]
  })
}

const isCurrency = (word: string): word is PriceCurrency => PRICE_CURRENCIES.some((currency) => currency === word)

function describePrices({ book }: List, slug: MailingSlug, agencies: number, first: string): ListedMailing['prices'] {
  const currencies = currenciesFrom(isCurrency(first) ? first : 'USD')
  return currencies.flatMap((currency) => book.priceIn(slug, agencies, currency) ?? [])
}

const isOn = (word: string | undefined): word is string => word !== undefined && word !== 'false' && word !== '0'

/** Each switch adds one property, in a fixed place, and changes nothing else. */
function describeMailing(list: List, { id, slug }: Mailing, query: PriceQuery, lang: LocaleCode): ListedMailing[] {
  const [reach, unit, total] = [list.reaches.get(slug), list.book.unitOf(slug), totalOf(list, slug)]
  if (!reach || unit === undefined || total === undefined) return []
  const { agencies, countries, leftOut } = reach
  const { min, freeInQuota, withinHours, refund } = MAILING_TERMS
  return [
    {
      ...{ id, slug, title: list.t(`mailing.title.${slug}`), text: list.t(`mailing.text.${slug}`), lang },
      ...{ agencies, countries, leftOut: { ru: leftOut } },
      ...{ unit: 'agency', min: Math.min(min, agencies), max: agencies, freeInQuota },
      ...{ price: usd(total), unitPrice: usd(unit), withinHours, refund },
      ...(isOn(query.withCurrency) && { prices: describePrices(list, slug, agencies, query.withCurrency) }),
      ...(query.withApplication && { application: describeApplication(list, reach) }),
      ...(query.withConsultation && { consultation: describeConsultation(list) }),
      ...(query.withFirstPromo && { firstPromo: describePromo(list, total) }),
      ...(query.withServicePackages && { packages: describePackages(list, slug) }),
    },
  ]
}

/** Returns the price list of today with the properties of the switches; `lang` changes texts only. */
export async function getPriceList(
  { db, clock }: Needs<'db' | 'clock'>,
  query: PriceQuery,
  lang: LocaleCode,
): Promise<MailingPrices> {
  const on = toPlainDate(clock())
  const { isHideRu } = query
  const [book, reaches, { t }] = await Promise.all([
    readPriceBook(db, on),
    readReach(db, { on, isHideRu }),
    loadServerIntl(lang),
  ])
  return {
    mailings: MAILINGS.flatMap((mailing) => describeMailing({ book, reaches, t }, mailing, query, lang)),
    list: {
      ...{ version: book.version, validFrom: book.validFrom, currency: 'USD', lang },
      hideRu: { asked: isHideRu, applied: isHideRu, why: null },
    },
  }
}
