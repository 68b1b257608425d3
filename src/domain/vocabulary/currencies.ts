/** The digits after the decimal point of each currency in which pay is offered. */
export const CURRENCY_EXPONENTS = {
  USD: 2,
  EUR: 2,
  GBP: 2,
  NOK: 2,
  UAH: 2,
  INR: 2,
  PHP: 2,
  CNY: 2,
  AED: 2,
  SGD: 2,
  JPY: 0,
} as const

export type Currency = keyof typeof CURRENCY_EXPONENTS
export type PayPeriod = 'month' | 'day'

export const CURRENCIES = Object.keys(CURRENCY_EXPONENTS) as readonly Currency[]

export const isCurrency = (code: string): code is Currency => Object.hasOwn(CURRENCY_EXPONENTS, code)

export type ExchangeRates = { date: string; perUsd: Readonly<Record<Currency, number>> }

/** Units of each currency for one US dollar on the date. */
export const EXCHANGE_RATES: ExchangeRates = {
  date: '2026-11-13',
  perUsd: {
    USD: 1,
    EUR: 0.86,
    GBP: 0.755,
    NOK: 10.05,
    UAH: 42.6,
    INR: 89.4,
    PHP: 58.7,
    CNY: 7.08,
    AED: 3.6725,
    SGD: 1.3,
    JPY: 152.4,
  },
}

const DAYS_PER_MONTH = 30

/** Pay in US cents per month, so that offers compare; minor is in minor units of the currency. Contract months have 30 days. */
export const toUsdPerMonth = (
  minor: number,
  currency: Currency,
  period: PayPeriod,
  rates: ExchangeRates = EXCHANGE_RATES,
): number => {
  const units = minor / 10 ** CURRENCY_EXPONENTS[currency]
  const months = period === 'day' ? DAYS_PER_MONTH : 1
  return Math.round((units * months * 100) / rates.perUsd[currency])
}
