import type { VacancyDetail } from '#src/contract/vacancy-search/schemas.ts'
import { DAYS_PER_MONTH, type DayPay, payOfDay, type Range } from './day-pay.ts'

/** Offers that are side by side. */
export const MAX_COMPARED = 3

/** What pay is made of, in minor units, and whether it is before or after deductions. */
export type PayParts = {
  kind: 'gross' | 'net' | null
  basic: number | null
  overtime: number | null
  leave: number | null
  bonus: number | null
}

/** What is compared of a vacancy. */
export type Offer = Pick<
  VacancyDetail,
  | ('pay' | 'duration' | 'rotation' | 'joinFrom' | 'joinTo' | 'port' | 'vesselType' | 'vesselClass' | 'size' | 'built')
  | ('flag' | 'internet' | 'travelPaid' | 'licence')
> & { employer: Pick<VacancyDetail['employer'], 'verified'>; payParts?: PayParts | null }

export const OFFER_ROWS = [
  ...(['pay', 'kind', 'parts', 'day', 'usd', 'total', 'duration', 'joins', 'vessel'] as const),
  ...(['internet', 'travel', 'licence'] as const),
] as const
export type OfferRow = (typeof OFFER_ROWS)[number]

export type ComparedOffer = DayPay & {
  kind: PayParts['kind']
  parts: Omit<PayParts, 'kind'> | null
  /** For the whole contract, in minor units; null where its length or whole is not told. */
  total: Range | null
}

function totalOf({ pay, duration, rotation }: Offer): Range | null {
  if (!duration || rotation) return null
  const times = duration.months * (pay.period === 'day' ? DAYS_PER_MONTH : 1)
  return { min: Math.round(pay.min * times), max: Math.round(pay.max * times) }
}

function partsOf({ payParts }: Offer): ComparedOffer['parts'] {
  if (!payParts) return null
  const { basic, overtime, leave, bonus } = payParts
  const parts = { basic, overtime, leave, bonus }
  return Object.values(parts).some((part) => part !== null) ? parts : null
}

/** What each row says of an offer, in a form in which the same is equal. */
const VALUES: Record<OfferRow, (offer: Offer, compared: ComparedOffer) => unknown> = {
  pay: ({ pay: { min, max, currency, period } }) => [min, max, currency, period],
  kind: (_, { kind }) => kind,
  parts: (_, { parts }) => parts && [parts.basic, parts.overtime, parts.leave, parts.bonus],
  day: ({ pay: { currency } }, { perDay, ifLeavePaid }) => [perDay.min, perDay.max, currency, ifLeavePaid],
  usd: (_, { usdPerDay }) => [usdPerDay.min, usdPerDay.max],
  total: ({ pay: { currency } }, { total }) => total && [total.min, total.max, currency],
  duration: ({ duration, rotation }) => [duration?.months, duration?.plusMinus, rotation?.on, rotation?.off],
  joins: ({ joinFrom, joinTo, port }) => [joinFrom, joinTo, port?.name, port?.country],
  vessel: ({ vesselType, vesselClass, size, built, flag }) => [
    vesselType,
    vesselClass,
    size?.value,
    size?.unit,
    built,
    flag,
  ],
  internet: ({ internet }) => [internet?.offered, internet?.freeGb, internet?.price],
  travel: ({ travelPaid }) => travelPaid,
  licence: ({ licence, employer }) => [licence?.number, licence?.expires, employer.verified],
}

/** Offers side by side: what follows from each, and the rows in which they differ. Nothing is ranked. */
export function compareOffers(offers: readonly Offer[]): {
  offers: readonly ComparedOffer[]
  differing: ReadonlySet<OfferRow>
} {
  const compared = offers.map(
    (offer): ComparedOffer => ({
      ...payOfDay(offer.pay, offer.rotation),
      kind: offer.payParts?.kind ?? null,
      parts: partsOf(offer),
      total: totalOf(offer),
    }),
  )
  const differs = (row: OfferRow) =>
    new Set(offers.map((offer, place) => JSON.stringify(VALUES[row](offer, compared[place] as ComparedOffer)))).size > 1
  return { offers: compared, differing: new Set(OFFER_ROWS.filter(differs)) }
}
