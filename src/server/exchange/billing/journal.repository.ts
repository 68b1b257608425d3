import { and, asc, eq, gt, gte, lt, lte, min, or } from 'drizzle-orm'
import type { Database } from '#src/server/platform/database.ts'
import {
  ledgerTransactionTable as entry,
  ledgerAccountTable,
  ledgerPostingTable,
  ledgerSealTable,
} from './ledger.tables.ts'

const { id, holderId, kind, currency } = ledgerAccountTable

/** All accounts in the order of their ids, after one. */
export const findAccountsAfter = (db: Database, after: string, limit: number) =>
  db
    .select({ id, holderId, kind, currency })
    .from(ledgerAccountTable)
    .where(gt(id, after))
    .orderBy(asc(id))
    .limit(limit)

/** Months that are sealed and end in the period. */
export const findSealsIn = (db: Database, { from, to }: { from: number; to: number }) =>
  db
    .select({ endsAt: ledgerSealTable.endsAt })
    .from(ledgerSealTable)
    .where(and(gt(ledgerSealTable.endsAt, from), lte(ledgerSealTable.endsAt, to)))
    .orderBy(asc(ledgerSealTable.endsAt))

/** The first sealed month: the books begin with it. */
export async function findFirstMonth(db: Database): Promise<string | undefined> {
  const [row] = await db.select({ month: min(ledgerSealTable.month) }).from(ledgerSealTable)
  return row?.month ?? undefined
}

/** Postings with their entries and accounts in the order in which they were made, after one and before a time. */
export const findPostingsAfter = (db: Database, after: { at: number; id: number }, to: number, limit: number) =>
  db
    .select({
      id: ledgerPostingTable.id,
      at: ledgerPostingTable.at,
      transactionId: entry.id,
      text: entry.kind,
      reference: entry.reference,
      account: { holderId, kind, currency },
      amount: { minor: ledgerPostingTable.amount, currency: ledgerPostingTable.currency },
    })
    .from(ledgerPostingTable)
    .innerJoin(entry, eq(entry.id, ledgerPostingTable.transactionId))
    .innerJoin(ledgerAccountTable, eq(id, ledgerPostingTable.accountId))
    .where(
      and(
        gte(ledgerPostingTable.at, after.at),
        lt(ledgerPostingTable.at, to),
        or(gt(ledgerPostingTable.at, after.at), gt(ledgerPostingTable.id, after.id)),
      ),
    )
    .orderBy(asc(ledgerPostingTable.at), asc(ledgerPostingTable.id))
    .limit(limit)
