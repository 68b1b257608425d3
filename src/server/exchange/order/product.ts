import type { Texts } from '#src/contract/billing-document/record.ts'
import type { Amount, MoneyCurrency } from '#src/domain/money/amount.ts'
import type { Statement } from '#src/server/platform/database.ts'
import type { Services } from '#src/server/platform/services.ts'

/** A line of an offer, at the price of today. */
export type QuotedLine = {
  item: string
  texts: Texts
  quantity: number
  /** Includes tax. */
  unitPrice: Amount
  /** In percent. */
  discount: string | null
}

export type Quote = {
  lines: readonly QuotedLine[]
  /** The version of the price list. */
  priceVersion: number
  /** How long fulfilling may take once it may begin, in ms; what was not delivered by then is released. */
  holdFor: number
}

/** What is being asked for: `choice` is what the buyer chose, in the words of the product. */
export type Asked<Choice> = { choice: Choice; currency: MoneyCurrency; on: string }

/** An order that is placed. `begin`: nothing is delivered before it (UTC ms). */
export type NewlyPlaced<Choice> = { orderId: string; choice: Choice; begin: number }

/** Why nothing else of an order is delivered. */
export type StopCause = 'cancelled' | 'expired' | 'withdrawn'

/** What can be ordered. The domain that sells it describes it in its `index.ts` (`products`). */
export type Product<Choice = never> = {
  name: string
  /** Reads prices of a plain date. Throws messages beside fields for a choice that cannot be ordered. */
  quote: (services: Services, asked: Asked<Choice>) => Promise<Quote>
  /** Statements for the batch of the order: what the domain itself keeps about it. */
  place?: (services: Services, order: NewlyPlaced<Choice>) => Statement[]
  /** Statements for the batch that ends an order before all of it was delivered: nothing else is delivered. */
  stop?: (services: Services, order: { orderId: string; cause: StopCause }) => Statement[]
  /** What was delivered and not charged yet. Without it everything is charged when it is delivered. */
  listUncharged?: (services: Services, order: { orderId: string }) => Promise<Delivery[]>
  /** Charges what `listUncharged` lists, before the buyer withdraws. */
  chargeDelivered?: (services: Services, order: { orderId: string }) => Promise<void>
  /** What was charged of lines and not supplied until an instant (UTC ms): a withdrawal refunds it. */
  listUnused?: (services: Services, order: { orderId: string; at: number }) => Promise<UnusedPart[]>
}

/** Units of a line that were delivered. */
export type Delivery = { position: number; units: number }

/** Of a line that was charged, what the buyer has not received. */
export type UnusedPart = { position: number; amount: Amount }

/** Products by name. */
export type Products = ReadonlyMap<string, Product>
