import { eq, sql } from 'drizzle-orm'
import type { Amount } from '#src/domain/money/amount.ts'
import { type Database, demand, type Statement } from '#src/server/platform/database.ts'
import { balanceOf, exactly } from './entries.repository.ts'
import { ledgerHolderTable } from './ledger.tables.ts'
import type { LedgerAccount } from './ledger-accounts.ts'

/** The number of corrections of a holder and of their reversals: the version of the object that admins correct. */
const adjustmentsOf = (holderId: string) =>
  sql<number>`(SELECT count(*) FROM ledger_transaction adj WHERE adj.kind IN ('adjustment', 'reversal') AND EXISTS (SELECT 1 FROM ledger_posting own
    JOIN ledger_account acc ON acc.id = own.account_id WHERE own.transaction_id = adj.id AND acc.holder_id = ${holderId}))`

export async function countAdjustments(db: Database, holderId: string): Promise<number> {
  const row = await db
    .select({ count: adjustmentsOf(holderId) })
    .from(ledgerHolderTable)
    .where(eq(ledgerHolderTable.id, holderId))
    .get()
  return row?.count ?? 0
}

/** Aborts the batch if the holder was corrected since. */
export const demandSameAdjustments = (db: Database, holderId: string, version: number): Statement[] =>
  demand(db, sql`${adjustmentsOf(holderId)} = ${version}`)

/** Aborts the batch if the balance would fall below 0. */
export const demandCovered = (db: Database, account: LedgerAccount, amount: Amount): Statement[] =>
  demand(db, sql`${balanceOf(account)} + ${exactly(amount)} >= 0`)
