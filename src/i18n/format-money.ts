import { memoise } from './memo.ts'
import { normaliseSpaces } from './spaces.ts'

/** Minor units of an ISO currency, as the API carries pay. */
export type MoneyRange = { min: number; max: number; currency: string }

export type MoneyFormats = {
  /** Minor units: 450000 USD is "USD 4,500" in English, "4 500 $" in Russian. Cents show only below 100, when there are any. */
  money: (minor: number, currency: string) => string
  /** "USD 10,200–11,400"; one sum when both ends are equal, "≤ USD 7,000" when the lower end is 0. Without the period, which is a message. */
  payRange: (pay: MoneyRange) => string
}

type Style = { locale?: string; display: 'symbol' | 'code' }

// How each language writes sums is in its style notes. In Arabic text the Latin run must begin with a Latin letter.
const STYLES: Record<string, Style> = {
  'en-GB': { display: 'code' },
  uk: { display: 'code' },
  'ar-u-nu-latn-ca-gregory': { locale: 'en-GB', display: 'code' },
}
// Nobody compares pay by cents; a median or a converted sum would show them.
const CENTS_BELOW = 100
// Engines write ₴ or грн.; server and browser must write the same.
const WITHOUT_AGREED_SYMBOL = new Set(['UAH'])
/** Of a pay whose lower end nobody named; the sign is read in every language. */
const UP_TO = '≤\u00a0'
const NUMBER_PARTS = new Set(['integer', 'group', 'decimal', 'fraction', 'minusSign'])

export const createMoneyFormats = (tag: string): MoneyFormats => {
  const style = STYLES[tag] ?? { display: 'symbol' }
  const currencies = memoise((currency) => {
    const display = WITHOUT_AGREED_SYMBOL.has(currency) ? 'code' : style.display
    return createCurrency(style.locale ?? tag, currency, display)
  })
  const range = memoise((key) => {
    const [min, max, currency] = key.split(' ') as [string, string, string]
    return currencies(currency)(Number(min), Number(max))
  })
  const money = (minor: number, currency: string): string => range(`${minor} ${minor} ${currency}`)
  return { money, payRange: ({ min, max, currency }) => range(`${min} ${max} ${currency}`) }
}

const createCurrency = (locale: string, currency: string, currencyDisplay: Style['display']) => {
  const options = { style: 'currency', currency, currencyDisplay } as const
  const exact = new Intl.NumberFormat(locale, options)
  const whole = new Intl.NumberFormat(locale, { ...options, maximumFractionDigits: 0 })
  const unit = 10 ** (exact.resolvedOptions().maximumFractionDigits ?? 2)
  return (min: number, max: number): string => {
    const isWhole = min % unit === 0 && max % unit === 0
    const format = isWhole || max >= CENTS_BELOW * unit ? whole : exact
    const parts = format.formatToParts(max / unit)
    if (min === max) return normaliseSpaces(joinParts(parts))
    if (min === 0) return normaliseSpaces(`${UP_TO}${joinParts(parts)}`)
    return normaliseSpaces(joinRange(numberOf(format.formatToParts(min / unit)), parts))
  }
}

type Part = Intl.NumberFormatPart

const joinParts = (parts: readonly Part[]): string => parts.map((part) => part.value).join('')
const numberOf = (parts: readonly Part[]): string => joinParts(parts.filter((part) => NUMBER_PARTS.has(part.type)))

/** Engines write ranges with and without spaces, hyphen or dash; ours is the dash without spaces, the currency once. */
const joinRange = (min: string, parts: readonly Part[]): string => {
  const first = parts.findIndex((part) => NUMBER_PARTS.has(part.type))
  return `${joinParts(parts.slice(0, first))}${min}–${joinParts(parts.slice(first))}`
}
