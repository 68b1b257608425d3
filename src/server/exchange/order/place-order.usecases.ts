import type { Buyer } from '#src/contract/billing-document/record.ts'
import { type Amount, isPositive, isSame, type MoneyCurrency, sumOf } from '#src/domain/money/amount.ts'
import { combineDiscounts } from '#src/domain/money/combine-discounts.ts'
import { amountOfUnits } from '#src/domain/order/line-amounts.ts'
import { BEGIN_WORDING, orderBegin } from '#src/domain/order/withdrawal.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { createEntry } from '#src/server/exchange/billing/enter.usecases.ts'
import { createHold } from '#src/server/exchange/billing/hold-entries.repository.ts'
import type { Owner } from '#src/server/exchange/billing/holders.repository.ts'
import { ensureHolder } from '#src/server/exchange/billing/holders.usecases.ts'
import { demandOrdersAllowed } from '#src/server/exchange/billing/holds.repository.ts'
import { toLedgerFailure } from '#src/server/exchange/billing/ledger-failures.ts'
import { findBuyer } from '#src/server/exchange/billing-document/buyers.repository.ts'
import { readTax } from '#src/server/exchange/billing-document/read-tax.ts'
import { demandVersion, findNumber } from '#src/server/ground/dated-rule/dated-rule.repository.ts'
import { insertKeyedAnswer } from '#src/server/ground/idempotency/keyed-write.repository.ts'
import { createKeyedWrite, findRepeated } from '#src/server/ground/idempotency/keyed-write.usecases.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { recordAct } from '#src/server/people/organisation/member-acts.repository.ts'
import { demandMember } from '#src/server/people/organisation/members.repository.ts'
import { isGuardFailure, isUniqueViolation, runBatch, type Statement } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { SellerConfig } from '#src/server/platform/seller.ts'
import type { Services } from '#src/server/platform/services.ts'
import { insertEvent, insertLine, insertOrder } from './orders.repository.ts'
import type { Product, Products, Quote } from './product.ts'
import { insertPromoUse } from './promo/promo-uses.repository.ts'
import type { Promo } from './promo/read-promo.usecases.ts'

/** What a buyer orders. `seen`: the price that the page showed; it is compared and never charged. */
export type OrderInput = {
  product: string
  choice: unknown
  currency: MoneyCurrency
  /** Whether the buyer asked to begin before the time for withdrawal is over; true for companies, which cannot withdraw. */
  isBegunEarly: boolean
  seen: { priceVersion: number; total: Amount }
  /** The discount of the first order, and the id of its use, which the orders of a package share. */
  promo?: (Promo & { useId: string }) | undefined
}

type Ordering = { session: Session; owner: Owner }
type Placed = { orderId: string; createdAt: number }

/** An order that is about to be placed. */
type Draft = {
  product: Product
  input: OrderInput
  quote: Quote
  total: Amount
  seller: SellerConfig
  holderId: string
  buyer: Buyer
  on: string
}

export const referenceOf = (orderId: string, part: string): string => `order:${orderId}:${part}`

const withPromo = (quote: Quote, promo: OrderInput['promo']): Quote =>
  promo
    ? {
        ...quote,
        lines: quote.lines.map((line) => ({ ...line, discount: combineDiscounts(line.discount, promo.percent) })),
      }
    : quote

/** Prices the choice with the list of today. Throws `conflict` if the buyer saw another price. */
async function draft(services: Services, products: Products, owner: Owner, input: OrderInput): Promise<Draft> {
  const { db, clock, config } = services
  const product = products.get(input.product)
  if (!product || !config.seller) throw new Failure('not-found')
  const on = toPlainDate(clock())
  const listed = await product.quote(services, { choice: input.choice as never, currency: input.currency, on })
  const quote = withPromo(listed, input.promo)
  const amounts = quote.lines.map((line) => amountOfUnits(line, line.quantity))
  const total = sumOf(amounts, input.currency)
  if (!isPositive(total)) throw new RangeError(`${input.product} has no price`)
  const { priceVersion, total: seen } = input.seen
  if (priceVersion !== quote.priceVersion || !isSame(seen, total)) throw new Failure('conflict')
  const holderId = await ensureHolder(services, owner)
  const buyer = await findBuyer(db, holderId)
  if (!buyer) throw new Failure('not-found')
  return { product, input, quote, total, seller: config.seller, holderId, buyer, on }
}

/** The order, its lines and the hold of its price, and what the product keeps about it. */
async function write(services: Services, { accountId }: Session, orderId: string, draft: Draft): Promise<Statement[]> {
  const { db, clock, ids } = services
  const { product, input, quote, total, seller, holderId, buyer, on } = draft
  const { promo } = input
  const [now, hold, taxNumber] = [clock(), referenceOf(orderId, 'hold'), await findNumber(db, 'tax')]
  const tax = await readTax(db, seller, buyer, on)
  const begun = { createdAt: now, beginAskedAt: input.isBegunEarly ? now : null }
  const begin = orderBegin(begun)
  const until = begin + quote.holdFor
  return [
    ...demandOrdersAllowed(db, holderId),
    ...demandVersion(db, 'price', quote.priceVersion),
    ...demandVersion(db, 'tax', taxNumber),
    ...createEntry(services, createHold({ reference: hold, holderId, amount: total, until })),
    ...(promo ? [insertPromoUse(db, promo.useId, { accountId, person: promo.person }, now)] : []),
    insertOrder(db, {
      ...{ id: orderId, reference: ids.referralId().toUpperCase(), holderId, accountId, product: product.name, buyer },
      ...{ ...begun, priceVersion: quote.priceVersion, total, tax, hold, until, beginWording: BEGIN_WORDING },
      ...{ promoUseId: promo?.useId ?? null, promoPercent: promo?.percent ?? null },
    }),
    ...quote.lines.map((line, position) => insertLine(db, { orderId, position, ...line })),
    insertEvent(db, {
      ...{ id: ids.key(now), orderId, act: 'placed', cause: hold, entry: hold, amount: total, at: now },
      ...{ lines: [], reason: null, actorId: accountId },
    }),
    ...(product.place?.(services, { orderId, choice: input.choice as never, begin }) ?? []),
  ]
}

/**
 * Returns the statements that place an order and hold its price, for the batch of a domain that sells more than what the order pays for, and
 * the ids of mails to send after it. The batch begins with them. Throws what `placeOrder` throws, but for what the batch finds.
 */
export async function prepareOrder(
  services: Services,
  products: Products,
  { session, owner }: Ordering,
  input: OrderInput,
): Promise<{ orderId: string; statements: Statement[]; mails: string[] }> {
  const orderId = services.ids.publicId()
  const { accountId } = session
  const mail = createOutboxEntry(services, {
    ...{ cause: `order-placed:${orderId}`, kind: 'order-placed', accountId, payload: { orderId } },
  })
  const statements = [
    ...demandMember(services.db, session, 'owner'),
    ...recordAct(services, session, 'order-placed', orderId),
    ...(await write(services, session, orderId, await draft(services, products, owner, input))),
    mail.statement,
  ]
  return { orderId, statements, mails: [mail.id] }
}

/** What a failed batch of an order means. */
export const toOrderFailure = (error: unknown): unknown =>
  isGuardFailure(error) || isUniqueViolation(error) ? new Failure('conflict') : toLedgerFailure(error)

/**
 * Places an order and holds its price, once for one key. The price is read here; nothing that the browser sends is charged. Throws
 * `balance-too-low`, `idempotency-mismatch` for another body under the same key, and `conflict` if the price is not the one that was seen,
 * or the holder owes something.
 * @returns the id of the order
 */
export async function placeOrder(
  services: Services,
  products: Products,
  { session, owner }: Ordering,
  { input, key }: { input: OrderInput; key: string },
): Promise<string> {
  const keyed = createKeyedWrite(session, 'order', key, input)
  if (!keyed) throw new Failure('conflict')
  const repeated = await findRepeated<Placed>(services, keyed)
  if (repeated) return repeated.orderId
  try {
    const { orderId, statements, mails } = await prepareOrder(services, products, { session, owner }, input)
    const answer: Placed = { orderId, createdAt: services.clock() }
    await runBatch(services.db, [...statements, insertKeyedAnswer(services.db, keyed, answer)])
    await sendMails(services, mails)
    return orderId
  } catch (error) {
    const same = await findRepeated<Placed>(services, keyed)
    if (same) return same.orderId
    throw toOrderFailure(error)
  }
}
