import type { ListedMailing, MailingPrices, PriceQuery, PriceSum } from '#src/contract/mailing/schemas.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import {
  CONSULTATION_TERMS,
  FORM_TERMS,
  MAILING_TERMS,
  MAILINGS,
  type Mailing,
  type MailingSlug,
  SOLD_PACKAGES,
} from '#src/domain/mailing/mailings.ts'
import {
  type Amount,
  MONEY_CURRENCIES,
  type MoneyCurrency,
  multiply,
  subtract,
  sumOf,
} from '#src/domain/money/amount.ts'
import { discountPrice } from '#src/domain/money/prices.ts'
import { toPlainDate } from '#src/domain/time.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import { currenciesFrom, type PriceBook, readPriceBook } from '#src/server/exchange/order/price-book.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { countParts, priceParts, readTariff, shareLetters, totalOfParts } from './letter-prices.ts'
import { type Reach, type Reaches, readReach } from './mailing-reach.ts'

type List = Reaches & { book: PriceBook; t: AppIntl['t']; freeInQuota: number }
type Package = NonNullable<ListedMailing['packages']>[number]

const toSum = ({ minor, currency }: Amount): PriceSum => ({ amount: minor, currency })

/** The price for all agencies in US dollars; undefined if the mailing is not listed. */
function totalOf({ book, reaches }: List, slug: MailingSlug): Amount | undefined {
  const unit = book.unitOf(slug)
  const agencies = reaches.get(slug)?.agencies ?? 0
  return unit && agencies > 0 ? multiply(unit, agencies) : undefined
}

function describeApplication({ book }: List, { ownForms, filledFree }: Reach): ListedMailing['application'] {
  const unit = book.unitOf('form')
  if (!unit) return null
  const byHand = ownForms - filledFree
  return { ownForms, filledFree, byHand, unitPrice: toSum(unit), price: toSum(multiply(unit, byHand)), ...FORM_TERMS }
}

function describeConsultation({ book }: List): ListedMailing['consultation'] {
  const unit = book.unitOf('consultation')
  const { minutes, languages, withinHours } = CONSULTATION_TERMS
  return unit ? { minutes, price: toSum(unit), languages: [...languages], withinHours } : null
}

function describePromo({ book }: List, total: Amount): ListedMailing['firstPromo'] {
  const discount = book.discountOf('first-promo')
  if (!discount) return null
  const { percent, until } = discount
  return { price: toSum(discountPrice(total, percent)), off: { percent: Number(percent) }, until, once: true }
}

/** The packages of which all parts are listed. Their prices are those of one letter to each agency, as they are ordered. */
function describePackages(list: List): Package[] {
  return SOLD_PACKAGES.flatMap((sold) => {
    const tariff = readTariff(list.book, sold, 'USD')
    if (!tariff || sold.parts.some(({ slug }) => !totalOf(list, slug))) return []
    const priced = priceParts(countParts(shareLetters(list.receivers, tariff), tariff), tariff)
    const price = totalOfParts(priced, 'USD')
    const sum = sumOf(
      priced.map(({ amount }) => amount),
      'USD',
    )
    const parts = sold.parts.map(({ id }) => id)
    return [{ id: sold.id, title: list.t(sold.title), parts, price: toSum(price), saves: toSum(subtract(sum, price)) }]
  })
}

const isCurrency = (word: string): word is MoneyCurrency => MONEY_CURRENCIES.some((currency) => currency === word)

function describePrices({ book }: List, slug: MailingSlug, agencies: number, first: string): ListedMailing['prices'] {
  const currencies = currenciesFrom(isCurrency(first) ? first : 'USD')
  return currencies.flatMap((currency) => {
    const price = book.priceIn(slug, agencies, currency)
    if (!price) return []
    const { sum, ...rate } = price
    return [{ ...toSum(sum), ...rate }]
  })
}

const isOn = (word: string | undefined): word is string => word !== undefined && word !== 'false' && word !== '0'

/** Each switch adds one property, in a fixed place, and changes nothing else. */
function describeMailing(
  { packages, ...list }: List & { packages: readonly Package[] | undefined },
  { id, slug }: Mailing,
  query: PriceQuery,
  lang: LocaleCode,
): ListedMailing[] {
  const [reach, unit, total] = [list.reaches.get(slug), list.book.unitOf(slug), totalOf(list, slug)]
  if (!reach || !unit || !total) return []
  const { agencies, countries, leftOut } = reach
  const { min, withinHours, refund } = MAILING_TERMS
  return [
    {
      ...{ id, slug, title: list.t(`mailing.title.${slug}`), text: list.t(`mailing.text.${slug}`), lang },
      ...{ agencies, countries, leftOut: { ru: leftOut } },
      ...{ unit: 'agency', min: Math.min(min, agencies), max: agencies, freeInQuota: list.freeInQuota },
      ...{ price: toSum(total), unitPrice: toSum(unit), withinHours, refund },
      ...(isOn(query.withCurrency) && { prices: describePrices(list, slug, agencies, query.withCurrency) }),
      ...(query.withApplication && { application: describeApplication(list, reach) }),
      ...(query.withConsultation && { consultation: describeConsultation(list) }),
      ...(query.withFirstPromo && { firstPromo: describePromo(list, total) }),
      ...(packages && { packages: packages.filter(({ parts }) => parts.includes(id)) }),
    },
  ]
}

/** Returns the price list of today with the properties of the switches; `lang` changes texts only. */
export async function getPriceList(
  { db, clock, config }: Needs<'db' | 'clock' | 'config'>,
  query: PriceQuery,
  lang: LocaleCode,
): Promise<MailingPrices> {
  const on = toPlainDate(clock())
  const { isHideRu } = query
  const [book, reached, { t }] = await Promise.all([
    readPriceBook(db, on),
    readReach(db, { on, isHideRu }),
    loadServerIntl(lang),
  ])
  const list = { ...{ book, t, freeInQuota: config.mailingQuota.letters }, ...reached }
  const packages = query.withServicePackages ? describePackages(list) : undefined
  return {
    mailings: MAILINGS.flatMap((mailing) => describeMailing({ ...list, packages }, mailing, query, lang)),
    list: {
      ...{ version: book.version, validFrom: book.validFrom, currency: 'USD', lang },
      hideRu: { asked: isHideRu, applied: isHideRu, why: null },
    },
  }
}
