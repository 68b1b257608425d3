import type { Amount } from '../domain/money/amount.ts'
import { toDecimal } from '../domain/money/to-decimal.ts'
import { memoise } from './memo.ts'
import { normaliseSpaces } from './spaces.ts'

/** Minor units of an ISO currency, as in the API. */
export type MoneyRange = { min: number; max: number; currency: string }

export type MoneyFormats = {
  /** Minor units: 450000 USD is "US$4,500" in English, "4 500 $" in Russian. Cents show only below 100, when there are any. */
  money: (minor: number, currency: string) => string
  /** "US$10,200–11,400"; one amount if both are equal, "≤ US$7,000" if the lower one is 0. Without the period, which is a message. */
  payRange: (pay: MoneyRange) => string
  /** An amount of a balance or a document, always with its cents: "US$4,500.00". */
  amount: (amount: Amount) => string
  /** The same with a sign, also of gains: "+US$4,500.00". */
  change: (amount: Amount) => string
}

type Display = 'symbol' | 'narrowSymbol' | 'code'

// Amounts in Arabic text are left to right, as people write them beside Latin ranks and ships.
const WRITTEN_AS: Record<string, string> = { 'ar-u-nu-latn-ca-gregory': 'en-GB' }
/** Currencies with a symbol in every language. "$" alone is the US dollar; other dollars have their code. */
const SIGNS: Record<string, string> = { USD: '$', EUR: '€', UAH: '₴' }
/** Languages that write other currencies by code. */
const CODED = new Set(['en-GB', 'uk', 'ar-u-nu-latn-ca-gregory'])
/** An amount that begins with a sign or digit would be reordered in right-to-left text. */
const LEFT_TO_RIGHT = '\u200e'
// Cents are irrelevant for pay; medians and converted amounts would show them.
const CENTS_BELOW = 100
/** For pay without a lower limit; the sign is understood in every language. */
const UP_TO = '≤\u00a0'
const NUMBER_PARTS = new Set(['integer', 'group', 'decimal', 'fraction', 'minusSign'])

export const createMoneyFormats = (tag: string): MoneyFormats => {
  const locale = WRITTEN_AS[tag] ?? tag
  const currencies = memoise((currency) => createCurrency(locale, currency, displayOf(tag, locale, currency)))
  const mark = WRITTEN_AS[tag] ? markStart : (text: string) => text
  const range = memoise((key) => {
    const [min, max, currency] = key.split(' ') as [string, string, string]
    return mark(currencies(currency)(Number(min), Number(max)))
  })
  const money = (minor: number, currency: string): string => range(`${minor} ${minor} ${currency}`)
  const exact = (signDisplay: 'auto' | 'exceptZero') => {
    const formats = memoise((currency) =>
      createExact(locale, { currency, currencyDisplay: displayOf(tag, locale, currency), signDisplay }),
    )
    return (amount: Amount): string => mark(formats(amount.currency)(amount))
  }
  return {
    money,
    payRange: ({ min, max, currency }) => range(`${min} ${max} ${currency}`),
    amount: exact('auto'),
    change: exact('exceptZero'),
  }
}

function createExact(locale: string, options: Intl.NumberFormatOptions & { currency: string }) {
  const format = new Intl.NumberFormat(locale, { style: 'currency', ...options })
  return (amount: Amount): string => {
    const parts = format.formatToParts(toDecimal(amount) as Intl.StringNumericLiteral)
    return normaliseSpaces(joinParts(parts.map((part) => agreeOn(part, options.currency))))
  }
}

const markStart = (text: string): string => (/^[A-Za-z]/.test(text) ? text : LEFT_TO_RIGHT + text)

/** The language's own form, `US$`, `$US` or `$`; without a symbol, the short one. */
function displayOf(tag: string, locale: string, currency: string): Display {
  const sign = SIGNS[currency]
  if (sign === undefined) return CODED.has(tag) ? 'code' : 'symbol'
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'symbol' }).formatToParts(
    0,
  )
  return parts.some(({ value }) => value.includes(sign)) ? 'symbol' : 'narrowSymbol'
}

const createCurrency = (locale: string, currency: string, currencyDisplay: Display) => {
  const options = { style: 'currency', currency, currencyDisplay } as const
  const exact = new Intl.NumberFormat(locale, options)
  const whole = new Intl.NumberFormat(locale, { ...options, maximumFractionDigits: 0 })
  const unit = 10 ** (exact.resolvedOptions().maximumFractionDigits ?? 2)
  return (min: number, max: number): string => {
    const isWhole = min % unit === 0 && max % unit === 0
    const format = isWhole || max >= CENTS_BELOW * unit ? whole : exact
    const parts = format.formatToParts(max / unit).map((part) => agreeOn(part, currency))
    if (min === max) return normaliseSpaces(joinParts(parts))
    if (min === 0) return normaliseSpaces(`${UP_TO}${joinParts(parts)}`)
    return normaliseSpaces(joinRange(numberOf(format.formatToParts(min / unit)), parts))
  }
}

type Part = Intl.NumberFormatPart

/** Engines write ₴ or грн.; server and browser must agree. */
function agreeOn(part: Part, currency: string): Part {
  const sign = SIGNS[currency]
  return part.type !== 'currency' || sign === undefined || part.value.includes(sign) ? part : { ...part, value: sign }
}

const joinParts = (parts: readonly Part[]): string => parts.map((part) => part.value).join('')
const numberOf = (parts: readonly Part[]): string => joinParts(parts.filter((part) => NUMBER_PARTS.has(part.type)))

/** Engines differ in spaces and dashes of ranges; this writes a dash without spaces, and the currency once. */
const joinRange = (min: string, parts: readonly Part[]): string => {
  const first = parts.findIndex((part) => NUMBER_PARTS.has(part.type))
  return `${joinParts(parts.slice(0, first))}${min}–${joinParts(parts.slice(first))}`
}
