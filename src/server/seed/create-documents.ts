import { type Buyer, type DocumentRecord, RECORD_VERSION } from '#src/contract/billing-document/record.ts'
import { type DocumentKind, NUMBER_PREFIXES } from '#src/domain/billing-document/document-kinds.ts'
import { amountOf, subtract } from '#src/domain/money/amount.ts'
import { creditTotals, totalsOf } from '#src/domain/money/totals.ts'
import type { CreatedOrder } from './create-orders.ts'
import { DEMO_SELLER, DEMO_TAX } from './data/demo-orders.ts'
import { createPublicId } from './identifiers.ts'
import type { Random } from './random.ts'
import type { BankPaymentSeedRow, Batch, DocumentSeedRow, PaymentSeedRow } from './rows.ts'

/** A document before it has a number. */
type Draft = Pick<DocumentSeedRow, 'holder_id' | 'order_id' | 'cause'> & {
  at: number
  buyer: Buyer
  record: DocumentRecord
}

const COMMON = { version: RECORD_VERSION, seller: DEMO_SELLER } as const

/** A receipt for each transfer that was credited. */
export function draftReceipts(
  payments: readonly PaymentSeedRow[],
  lines: readonly BankPaymentSeedRow[],
  buyers: ReadonlyMap<string, Buyer>,
): Draft[] {
  return lines.flatMap(({ id, payment_id, state, currency, amount, added_at }) => {
    const payment = payments.find((one) => one.id === payment_id)
    const buyer = payment && buyers.get(payment.holder_id)
    if (state !== 'credited' || !buyer) return []
    const record: DocumentRecord = {
      ...{ ...COMMON, kind: 'receipt', amount: amountOf(amount, currency), paid: { topUp: payment.reference } },
    }
    return [{ holder_id: payment.holder_id, order_id: null, cause: `receipt:bank:${id}`, at: added_at, buyer, record }]
  })
}

const describe = ({ row: { reference, created_at, price_version } }: CreatedOrder) => ({
  ...{ reference, at: created_at, priceVersion: price_version },
})

/** The invoice and the receipt of an order that was delivered, paid from the balance alone. */
function draftEnd(order: CreatedOrder): Draft[] {
  const { row, line, demo, buyer, events } = order
  const { currency, ended_at: at } = row
  const deliveries = events.filter(({ act }) => act === 'fulfilled')
  if (at === null) return []
  const [gross, nothing] = [amountOf(row.charged, currency), amountOf(0, currency)]
  const paid = { bonus: nothing, balance: gross }
  const about = { holder_id: row.holder_id, order_id: row.id, at, buyer }
  const invoice: DocumentRecord = {
    ...{ ...COMMON, kind: 'invoice', order: describe(order), tax: DEMO_TAX, paid },
    supplied: { from: deliveries[0]?.at ?? at, until: at },
    lines: [
      {
        ...{ texts: demo.texts, ordered: line.quantity, quantity: line.delivered, discount: null, amount: gross },
        unitPrice: amountOf(demo.unitPrice, currency),
      },
    ],
    totals: totalsOf([gross], '0', currency),
  }
  const receipt: DocumentRecord = {
    ...{ ...COMMON, kind: 'receipt', amount: gross, paid: { order: describe(order), ...paid } },
  }
  return [
    { ...about, cause: `order:${row.id}:invoice`, record: invoice },
    { ...about, cause: `order:${row.id}:receipt`, record: receipt },
  ]
}

/** The credit note of the only refund of an order. `number`: of its invoice. */
function draftCredit(order: CreatedOrder, number: string): Draft[] {
  const { row, demo, buyer, events } = order
  const { currency, ended_at: endedAt } = row
  const refund = events.find(({ act }) => act === 'refunded')
  if (!refund || endedAt === null) return []
  const [charged, amount] = [amountOf(row.charged, currency), amountOf(refund.amount, currency)]
  const record: DocumentRecord = {
    ...{ ...COMMON, kind: 'credit-note', order: describe(order), reason: 'not-as-ordered', tax: DEMO_TAX },
    invoice: { number, at: endedAt },
    lines: [{ texts: demo.texts, amount }],
    totals: creditTotals({ before: [charged], after: [subtract(charged, amount)] }, '0', currency),
    returned: { bonus: amountOf(0, currency), balance: amount },
  }
  return [{ holder_id: row.holder_id, order_id: row.id, cause: refund.cause, at: refund.at, buyer, record }]
}

const totalOf = (record: DocumentRecord) => (record.kind === 'receipt' ? record.amount : record.totals.gross)

/** Numbers documents by kind and year, in the order in which they were issued. */
function numberDocuments(drafts: readonly Draft[], random: Random): DocumentSeedRow[] {
  const last = new Map<string, number>()
  return drafts
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, record, buyer, ...draft }) => {
      const { kind } = record
      const year = new Date(at).getUTCFullYear()
      const serial = (last.get(`${kind} ${year}`) ?? 0) + 1
      last.set(`${kind} ${year}`, serial)
      const total = totalOf(record)
      return {
        ...{ id: createPublicId(random), kind, year, serial, number: numberOf(kind, year, serial), ...draft },
        ...{ currency: total.currency, total: Number(total.minor), record: JSON.stringify(record) },
        ...{ buyer: JSON.stringify(buyer), issued_at: at },
      }
    })
}

const numberOf = (kind: DocumentKind, year: number, serial: number): string =>
  `${NUMBER_PREFIXES[kind]}-${year}-${String(serial).padStart(6, '0')}`

/** The documents of all payments and orders, with the last number of each kind and year. */
export function createDocuments(receipts: readonly Draft[], orders: readonly CreatedOrder[], random: Random): Batch[] {
  const ends = numberDocuments([...receipts, ...orders.flatMap(draftEnd)], random)
  const invoiceOf = ({ row }: CreatedOrder) =>
    ends.find(({ kind, order_id }) => kind === 'invoice' && order_id === row.id)?.number ?? ''
  const credits = numberDocuments(
    orders.flatMap((order) => draftCredit(order, invoiceOf(order))),
    random,
  )
  const documents = [...ends, ...credits]
  const numbers = new Map(documents.map(({ kind, year, serial }) => [`${kind} ${year}`, { kind, year, last: serial }]))
  return [
    { table: 'billing_number', rows: [...numbers.values()] },
    { table: 'billing_document', rows: documents },
  ]
}
