import { type Amount, MONEY_CURRENCIES, type MoneyCurrency, multiply } from '#src/domain/money/amount.ts'
import { parseAmount } from '#src/domain/money/parse-amount.ts'
import { convertPrice } from '#src/domain/money/prices.ts'
import { type DiscountItem, PERCENT_UNIT, type PricedItem } from '#src/domain/order/price-items.ts'
import { type HoldingRule, readRules } from '#src/server/ground/dated-rule/read-rule.ts'
import type { Database } from '#src/server/platform/database.ts'

export type Discount = { percent: string; until: string | null }

/** `rate` and `rateDate`: of a price that is converted. */
type Converted = { sum: Amount; rate?: string; rateDate?: string }

/** The prices of a date. */
export type PriceBook = {
  version: number
  validFrom: string | null
  /** US dollars for one unit; undefined if it is not sold. */
  unitOf: (item: PricedItem) => Amount | undefined
  discountOf: (item: DiscountItem) => Discount | undefined
  /** The price of some units in a currency: its own, or by the rate of the date. Undefined without both. */
  priceIn: (item: PricedItem, units: number, currency: MoneyCurrency) => Converted | undefined
}

type Price = HoldingRule<'price'>
type Rate = HoldingRule<'rate'>

function createBook(prices: readonly Price[], rates: readonly Rate[]): PriceBook {
  const find = (item: string, currency: string) =>
    prices.find(({ scope }) => scope.item === item && scope.currency === currency)
  const unitIn = (item: PricedItem, currency: MoneyCurrency): Amount | undefined => {
    const price = find(item, currency)
    return price && parseAmount(price.value.amount, currency)
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
      if (own) return { sum: multiply(own, units) }
      const [unit, rate] = [unitIn(item, 'USD'), rates.find(({ scope }) => scope.currency === currency)]
      if (!unit || !rate) return undefined
      const { per_usd: perUsd } = rate.value
      return { sum: convertPrice(multiply(unit, units), currency, perUsd), rate: perUsd, rateDate: rate.from }
    },
  }
}

/** Reads the prices and rates of a plain date. */
export async function readPriceBook(db: Database, on: string): Promise<PriceBook> {
  const [prices, rates] = await Promise.all([readRules(db, 'price', on), readRules(db, 'rate', on)])
  return createBook(prices, rates)
}

/** All currencies, one of them first. */
export const currenciesFrom = (first: MoneyCurrency): MoneyCurrency[] => [
  first,
  ...MONEY_CURRENCIES.filter((currency) => currency !== first),
]
