import { and, eq, or } from 'drizzle-orm'
import type { LineLink } from '#src/contract/billing/schemas.ts'
import { causeOfReceipt } from '#src/domain/billing-document/document-kinds.ts'
import { billingDocumentTable as document } from '#src/server/exchange/billing-document/billing-document.tables.ts'
import { orderTable as order } from '#src/server/exchange/order/order.tables.ts'
import { paybackTable as payback } from '#src/server/exchange/payback/payback.tables.ts'
import { bankPaymentTable as line, paymentTable as payment } from '#src/server/exchange/payment/payment.tables.ts'
import { type Database, isAmong } from '#src/server/platform/database.ts'
import type { EntryRow } from './ledger.tables.ts'

type Entry = Pick<EntryRow, 'reference' | 'kind'>
type LinksOf = (entry: Entry) => LineLink[]

/** The ids in a reference such as `bank:<id>` and `order:<id>:hold`. */
const idsIn = ({ reference }: Entry): string[] => reference.split(':').slice(1)

/** The payment whose id is in the reference, or whose bank payment or pay-back is. */
async function findPayments(db: Database, holderId: string, ids: readonly string[]): Promise<LinksOf> {
  const rows = await db
    .selectDistinct({ id: payment.id, reference: payment.reference, line: line.id, payback: payback.id })
    .from(payment)
    .leftJoin(line, and(eq(line.paymentId, payment.id), isAmong(line.id, ids)))
    .leftJoin(payback, and(eq(payback.paymentId, payment.id), isAmong(payback.id, ids)))
    .where(
      and(
        eq(payment.holderId, holderId),
        or(isAmong(payment.id, ids), isAmong(line.id, ids), isAmong(payback.id, ids)),
      ),
    )
  const byId = new Map(
    rows.flatMap(({ id, reference, ...more }) =>
      [id, more.line, more.payback].map((key) => [key, { kind: 'top-up', id, reference } as const]),
    ),
  )
  return (entry) =>
    idsIn(entry)
      .flatMap((id) => byId.get(id) ?? [])
      .slice(0, 1)
}

/** The order whose id, or the id of whose hold, is in the reference. */
async function findOrders(db: Database, holderId: string, ids: readonly string[]): Promise<LinksOf> {
  const rows = await db
    .select({ id: order.id, reference: order.reference, holdId: order.holdId })
    .from(order)
    .where(and(eq(order.holderId, holderId), or(isAmong(order.id, ids), isAmong(order.holdId, ids))))
  const byId = new Map(
    rows.flatMap(({ holdId, ...found }) =>
      [found.id, holdId].map((key) => [key, { kind: 'order', ...found } as const]),
    ),
  )
  return (entry) =>
    idsIn(entry)
      .flatMap((id) => byId.get(id) ?? [])
      .slice(0, 1)
}

/** The document about an entry: its receipt or credit note, and for what was charged the invoice of the order. */
async function findDocuments(
  db: Database,
  holderId: string,
  entries: readonly Entry[],
  ids: readonly string[],
): Promise<LinksOf> {
  const causes = entries.flatMap(({ reference }) => [reference, causeOfReceipt(reference)])
  const isInvoice = and(eq(document.kind, 'invoice'), isAmong(document.orderId, ids))
  const rows = await db
    .select({ number: document.number, kind: document.kind, cause: document.cause, orderId: document.orderId })
    .from(document)
    .where(and(eq(document.holderId, holderId), or(isAmong(document.cause, causes), isInvoice)))
  const byCause = new Map(
    rows.map(({ number, kind, cause, orderId }) => [
      kind === 'invoice' ? `invoice:${orderId}` : cause,
      { kind: 'document', id: number, reference: number } as const,
    ]),
  )
  return (entry) => {
    const { kind, reference } = entry
    const invoices = kind === 'capture' ? idsIn(entry).map((id) => `invoice:${id}`) : []
    return [reference, causeOfReceipt(reference), ...invoices].flatMap((cause) => byCause.get(cause) ?? [])
  }
}

/** Returns what each entry of a holder belongs to: its payment or order, and its document. */
export async function findLineLinks(db: Database, holderId: string, entries: readonly Entry[]): Promise<LinksOf> {
  const ids = [...new Set(entries.flatMap(idsIn))]
  const found = await Promise.all([
    findPayments(db, holderId, ids),
    findOrders(db, holderId, ids),
    findDocuments(db, holderId, entries, ids),
  ])
  return (entry) => found.flatMap((linksOf) => linksOf(entry))
}
