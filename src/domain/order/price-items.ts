import { BONUS_KINDS } from '../bonus/bonus.ts'
import { MAILINGS, PACKAGES } from '../mailing/mailings.ts'

/** What is given: the bonus for the own first verification, and for a friend who was verified. */
const BONUS_ITEMS = BONUS_KINDS.map((kind) => `bonus-${kind}` as const)

/** What has a price: a letter of each mailing, a form filled in by hand, a consultation, a day of premium, and each bonus. */
export const PRICED_ITEMS = [
  ...MAILINGS.map(({ slug }) => slug),
  ...(['form', 'consultation', 'premium'] as const),
  ...BONUS_ITEMS,
] as const

/** What is a part of other prices: the discount of the first order, of each package, and of a year of premium. */
export const DISCOUNT_ITEMS = [
  'first-promo',
  ...PACKAGES.map(({ slug }) => `package-${slug}` as const),
  ...(['package-start', 'premium-year'] as const),
] as const

export type PricedItem = (typeof PRICED_ITEMS)[number]
export type DiscountItem = (typeof DISCOUNT_ITEMS)[number]

/** The unit of a discount, in the column of currencies. */
export const PERCENT_UNIT = 'percent'
