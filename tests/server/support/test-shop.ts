import type { Texts } from '#src/contract/billing-document/record.ts'
import type { RuleKind } from '#src/domain/dated-rule/kinds.ts'
import { columnsOf } from '#src/domain/dated-rule/rule-kinds.ts'
import { readVersion } from '#src/domain/dated-rule/rule-row.ts'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { amountOf, type MoneyCurrency, sumOf } from '#src/domain/money/amount.ts'
import { amountOfUnits } from '#src/domain/order/line-amounts.ts'
import type { PricedItem } from '#src/domain/order/price-items.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { describeDomain } from '#src/server/domain.ts'
import { DOMAINS } from '#src/server/domains.ts'
import { topUp, transfer } from '#src/server/exchange/billing/funds.usecases.ts'
import { ensureHolder } from '#src/server/exchange/billing/holders.usecases.ts'
import { holderAccount, houseAccount } from '#src/server/exchange/billing/ledger-accounts.ts'
import { fulfilOrder } from '#src/server/exchange/order/fulfil-order.usecases.ts'
import { type OrderInput, placeOrder } from '#src/server/exchange/order/place-order.usecases.ts'
import { readPriceBook } from '#src/server/exchange/order/price-book.ts'
import type { Product, Products } from '#src/server/exchange/order/product.ts'
import {
  confirmDraft,
  digestRules,
  findCurrent,
  insertDraft,
} from '#src/server/ground/dated-rule/dated-rule.repository.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Client } from './client.ts'
import { confirmAddress, createId, registerSeaman } from './fixtures.ts'
import { newReference } from './ledger.ts'
import { sessionOf } from './people.ts'
import { serverOf, type TestServer } from './server-of.ts'

const textsOf = (text: string): Texts =>
  Object.fromEntries(LOCALE_CODES.map((code) => [code, `${text} (${code})`])) as Texts

/** What a buyer of the test product chooses: units of items of the price list. */
export type Choice = { item: PricedItem; quantity: number; discount?: string }[]

/** A product that exists in tests alone. Its prices are those of the price list. */
export const TEST_PRODUCT: Product<Choice> = {
  name: 'test-product',
  quote: async ({ db }, { choice, currency, on }) => {
    const book = await readPriceBook(db, on)
    return {
      priceVersion: book.version,
      holdFor: 7 * DAY,
      lines: choice.map(({ item, quantity, discount = null }) => ({
        ...{ item, quantity, discount, texts: textsOf(`Test of ${item}`) },
        unitPrice: book.priceIn(item, 1, currency)?.sum ?? amountOf(0, currency),
      })),
    }
  },
}

const PRODUCTS: Products = new Map([[TEST_PRODUCT.name, TEST_PRODUCT as Product]])

/** The server of all domains, and one that sells the test product. */
export const startShop = serverOf(...DOMAINS, describeDomain({ products: [TEST_PRODUCT as Product] }))

/** A confirmed version of dated rules that holds from now on. */
export async function setRules({ services: { db }, now }: TestServer, kind: RuleKind, ...lines: string[]) {
  const rows = readVersion(kind, [columnsOf(kind).join(','), ...lines].join('\n'))
  if (!Array.isArray(rows)) throw new Error(JSON.stringify(rows))
  const [id, digest] = [createId(), digestRules(rows)]
  const number = ((await findCurrent(db, kind))?.number ?? 0) + 1
  const draft = { id, kind, digest, proposedBy: null, createdAt: now() } as const
  const confirmed = { number, proposedBy: null, confirmedBy: null, confirmedAt: now() }
  await runBatch(db, [...insertDraft(db, draft, rows), ...confirmDraft(db, id, digest, confirmed)])
  return number
}

export const PRICES = [
  'tankers,USD,0.20,2026-01-01,,Board',
  'tankers,EUR,0.15,2026-01-01,,Board',
  'form,USD,4,2026-01-01,,Board',
]

type Funds = { available?: number; bonus?: number; currency?: MoneyCurrency }

/** Puts money on the balance of an owner, and returns the holder. */
export async function fund({ services }: TestServer, owner: Parameters<typeof ensureHolder>[1], funds: Funds) {
  const { available = 0, bonus = 0, currency = 'USD' } = funds
  const holderId = await ensureHolder(services, owner)
  if (available > 0)
    await topUp(services, { reference: newReference(), holderId, amount: amountOf(available, currency), at: 'bank' })
  if (bonus > 0)
    await transfer(services, {
      ...{ reference: newReference(), kind: 'bonus', amount: amountOf(bonus, currency) },
      from: houseAccount('bonus-expense', currency),
      to: holderAccount(holderId, 'bonus', currency),
    })
  return holderId
}

let keys = 0
export const nextKey = (): string => {
  keys += 1
  return `key-${keys}`
}

/** What the page of the test product would send. */
export async function askFor(
  { services, now }: TestServer,
  choice: Choice,
  currency: MoneyCurrency = 'USD',
): Promise<OrderInput> {
  const quote = await TEST_PRODUCT.quote(services, { choice, currency, on: toPlainDate(now()) })
  const total = sumOf(
    quote.lines.map((line) => amountOfUnits(line, line.quantity)),
    currency,
  )
  return {
    ...{ product: TEST_PRODUCT.name, choice, currency, isBegunEarly: true },
    seen: { priceVersion: quote.priceVersion, total },
  }
}

/** A buyer who is signed in, with a balance. */
export async function createBuyer(
  server: TestServer,
  client: Client & { accountId: string },
  owner: Parameters<typeof ensureHolder>[1],
  funds: Funds = {},
) {
  const { services } = server
  const holderId = await fund(server, owner, funds)
  const order = async (
    choice: Choice,
    { key = nextKey(), currency = 'USD' as MoneyCurrency, input = {} as Partial<OrderInput> } = {},
  ) =>
    placeOrder(
      services,
      PRODUCTS,
      { session: await sessionOf(server, client), owner },
      { input: { ...(await askFor(server, choice, currency)), ...input }, key },
    )
  return { ...client, owner, holderId, order }
}

/** A seafarer with a balance. */
export async function createSeamanBuyer(server: TestServer, funds: Funds = { available: 10_000 }) {
  const seaman = await registerSeaman(server)
  await confirmAddress(seaman.email)
  return { email: seaman.email, ...(await createBuyer(server, seaman, { accountId: seaman.accountId }, funds)) }
}

/** Delivers units of the first lines of an order. */
export const deliver = ({ services }: TestServer, orderId: string, cause: string, ...units: number[]) =>
  fulfilOrder(services, {
    ...{ orderId, cause },
    delivered: units.map((count, position) => ({ position, units: count })).filter((one) => one.units > 0),
  })

/** An order of a seafarer of which everything was delivered. */
export async function buySomething(server: TestServer): Promise<string> {
  if ((await findCurrent(server.services.db, 'price')) === undefined) await setRules(server, 'price', ...PRICES)
  const buyer = await createSeamanBuyer(server)
  const id = await buyer.order([{ item: 'form', quantity: 2 }])
  await deliver(server, id, 'all', 2)
  return id
}
