import { type DiscountItem, PERCENT_UNIT, type PricedItem } from '#src/domain/mailing/price-items.ts'
import {
  multiplyMinor,
  PRICE_CURRENCIES,
  type PriceCurrency,
  type PriceSum,
  readMinor,
} from '#src/domain/mailing/price-sums.ts'
import { type HoldingRule, readRules } from '#src/server/ground/dated-rule/read-rule.ts'
import type { Database } from '#src/server/platform/database.ts'

export type Discount = { percent: string; until: string | null }
type Converted = PriceSum & { rate?: string; rateDate?: string }

export const usd = (amount: number): PriceSum => ({ amount, currency: 'USD' })

/** The prices of a date. */
export type PriceBook = {
  version: number
  validFrom: string | null
  /** US cents for one unit; undefined if it is not sold. */
  unitOf: (item: PricedItem) => number | undefined
  discountOf: (item: DiscountItem) => Discount | undefined
  /** The price of some units in a currency: its own, or by the rate of the date. Undefined without both. */
  priceIn: (item: PricedItem, units: number, currency: PriceCurrency) => Converted | undefined
}

type Price = HoldingRule<'price'>
type Rate = HoldingRule<'rate'>

function createBook(prices: readonly Price[], rates: readonly Rate[]): PriceBook {
  const find = (item: string, currency: string) =>
    prices.find(({ scope }) => scope.item === item && scope.currency === currency)
  const unitIn = (item: PricedItem, currency: PriceCurrency): number | undefined => {
    const price = find(item, currency)
    return price && readMinor(price.value.amount)
  }
  return {
    version: prices[0]?.version ?? 0,
    validFrom:
      prices
        .map(({ from }) => from)
        .sort()
        .at(-1) ?? null,
    unitOf: (item) => unitIn(item, 'USD'),
    discountOf: (item) => {
      const found = find(item, PERCENT_UNIT)
      return found && { percent: found.value.amount, until: found.until }
    },
    priceIn: (item, units, currency) => {
      const own = unitIn(item, currency)
      if (own !== undefined) return { amount: own * units, currency }
      const [unit, rate] = [unitIn(item, 'USD'), rates.find(({ scope }) => scope.currency === currency)]
      if (unit === undefined || !rate) return undefined
      const amount = multiplyMinor(unit * units, rate.value.per_usd)
      return { amount, currency, rate: rate.value.per_usd, rateDate: rate.from }
    },
  }
}

/** Reads the prices and rates of a plain date. */
export async function readPriceBook(db: Database, on: string): Promise<PriceBook> {
  const [prices, rates] = await Promise.all([readRules(db, 'price', on), readRules(db, 'rate', on)])
  return createBook(prices, rates)
}

/** All currencies, one of them first. */
export const currenciesFrom = (first: PriceCurrency): PriceCurrency[] => [
  first,
  ...PRICE_CURRENCIES.filter((currency) => currency !== first),
]
