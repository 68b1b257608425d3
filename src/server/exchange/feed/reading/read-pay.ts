import { CURRENCY_EXPONENTS, type Currency, type PayPeriod, toUsdPerMonth } from '#src/domain/vocabulary/currencies.ts'
import { foldText } from '#src/domain/vocabulary/fold-text.ts'
import { findCurrencies, findPeriod, isRange, isUpTo } from './pay-words.ts'
import { type Amount, listAmounts, toPlainFigures } from './read-number.ts'

/** Minor units; a lower limit of 0 means that only the upper one was given. */
export type Pay = { min: number; max: number; currency: Currency; period: PayPeriod }
export type PayProblem = 'pay-missing' | 'pay-text' | 'pay-currency' | 'pay-period' | 'pay-range'
export type PayReading = { pay: Pay } | { problem: PayProblem }

/** Plausible range of monthly pay in USD cents. */
const LEAST = 100_00
const MOST = 100_000_00
/** Below it an amount without a period may be daily: the ILO's minimum for an able seafarer. */
const CLEAR_MONTH = 690_00
const MAX_SPREAD = 5

type Ends = { min: number; max: number }

/** "5–6k": the suffix of the second applies to both. */
const fillThousands = (first: number, second: number): number => (second >= 1000 && first < 100 ? first * 1000 : first)

function findEnds(text: string, [first, second]: readonly Amount[]): Ends | undefined {
  if (!first) return undefined
  if (second && isRange(text.slice(first.end, second.start))) {
    return { min: fillThousands(first.value, second.value), max: second.value }
  }
  if (isUpTo(text.slice(0, first.start))) return { min: 0, max: first.value }
  return { min: first.value, max: first.value }
}

const isPlausible = ({ min, max, currency, period }: Pay): boolean => {
  const usd = toUsdPerMonth(max, currency, period)
  return min <= max && (min === 0 || max <= min * MAX_SPREAD) && usd >= LEAST && usd <= MOST
}

function findProblem(pay: Pay, isStated: boolean, isCadet: boolean): PayProblem | undefined {
  if (!isPlausible(pay)) return 'pay-range'
  const isUnclear = !isStated && !isCadet && toUsdPerMonth(pay.max, pay.currency, pay.period) < CLEAR_MONTH
  return isUnclear ? 'pay-period' : undefined
}

/**
 * Reads pay such as "4 900 - 5 350 USD", "550 EUR per day" or "up to 7 000 EUR". A single figure, also with "from", is both limits. Words
 * without a figure are no pay.
 */
export function readPay(source: string, isCadet = false): PayReading {
  const text = foldText(toPlainFigures(source)).trim()
  if (text === '') return { problem: 'pay-missing' }
  const ends = findEnds(text, listAmounts(text))
  if (!ends) return { problem: 'pay-text' }
  const [currency, ...others] = findCurrencies(text)
  if (!currency || others.length > 0) return { problem: 'pay-currency' }
  const period = findPeriod(text)
  if (period === 'other') return { problem: 'pay-period' }
  const unit = 10 ** CURRENCY_EXPONENTS[currency]
  const pay = {
    min: Math.round(ends.min * unit),
    max: Math.round(ends.max * unit),
    currency,
    period: period ?? ('month' as const),
  }
  const problem = findProblem(pay, period !== undefined, isCadet)
  return problem ? { problem } : { pay }
}
