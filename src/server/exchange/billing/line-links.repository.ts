import { and, eq, or } from 'drizzle-orm'
import type { LineLink } from '#src/contract/billing/schemas.ts'
import { bankPaymentTable, paymentTable } from '#src/server/exchange/payment/payment.tables.ts'
import { type Database, isAmong } from '#src/server/platform/database.ts'
import type { EntryRow } from './ledger.tables.ts'

/** The ids in references such as `bank:<id>` and `order:<id>:hold`. */
const idsIn = (entries: readonly EntryRow[]): string[] => [
  ...new Set(entries.flatMap(({ reference }) => reference.split(':').slice(1))),
]

/** What entries of a holder belong to: the payment whose id, or the id of whose bank payment, is in the reference. */
export async function findLineLinks(
  db: Database,
  holderId: string,
  entries: readonly EntryRow[],
): Promise<(entry: Pick<EntryRow, 'reference'>) => LineLink[]> {
  const ids = idsIn(entries)
  const rows = await db
    .selectDistinct({ id: paymentTable.id, reference: paymentTable.reference, line: bankPaymentTable.id })
    .from(paymentTable)
    .leftJoin(bankPaymentTable, eq(bankPaymentTable.paymentId, paymentTable.id))
    .where(
      and(eq(paymentTable.holderId, holderId), or(isAmong(paymentTable.id, ids), isAmong(bankPaymentTable.id, ids))),
    )
  const byId = new Map(rows.flatMap(({ id, reference, line }) => [id, line].map((key) => [key, { id, reference }])))
  return ({ reference: cause }) => {
    const topUp = cause
      .split(':')
      .slice(1)
      .flatMap((id) => byId.get(id) ?? [])[0]
    return topUp ? [{ kind: 'top-up', ...topUp }] : []
  }
}
