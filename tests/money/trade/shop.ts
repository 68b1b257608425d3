import { LOCALE_CODES } from '#src/domain/locales.ts'
import { amountOf, sumOf } from '#src/domain/money/amount.ts'
import { amountOfUnits } from '#src/domain/order/line-amounts.ts'
import { DAY } from '#src/domain/time.ts'
import { describeDomain } from '#src/server/domain.ts'
import type { OrderInput } from '#src/server/exchange/order/place-order.usecases.ts'
import type { Product, Quote } from '#src/server/exchange/order/product.ts'
import type { Currency } from '../model/books.ts'

/** Units of each line. */
export type Choice = readonly { price: number; quantity: number; discount: string | null }[]

const NAME = 'simulated'
const TEXTS = Object.fromEntries(LOCALE_CODES.map((code) => [code, 'Letters'])) as Quote['lines'][number]['texts']

const quote = (choice: Choice, currency: Currency): Quote => ({
  priceVersion: 0,
  holdFor: 7 * DAY,
  lines: choice.map(({ price, ...line }) => ({
    ...{ item: 'letters', texts: TEXTS, ...line },
    unitPrice: amountOf(price, currency),
  })),
})

/** What is sold in the simulation, at prices that the buyer names. */
const simulated: Product<Choice> = {
  name: NAME,
  quote: async (_, { choice, currency }) => quote(choice, currency),
}

export const shopDomain = describeDomain({ products: [simulated as Product] })

/** What the page of the product would send. */
export function askFor(choice: Choice, currency: Currency): OrderInput {
  const lines = quote(choice, currency).lines.map((line) => amountOfUnits(line, line.quantity))
  return {
    product: NAME,
    choice,
    currency,
    isBegunEarly: true,
    seen: { priceVersion: 0, total: sumOf(lines, currency) },
  }
}
