import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { ledgerSealTable } from './ledger.tables.ts'
import type { LedgerDifference } from './reconcile.usecases.ts'
import {
  ledgerDifferenceTable,
  type ReconciliationRow,
  ledgerReconciliationTable as run,
} from './reconciliation.tables.ts'

type Started = Omit<ReconciliationRow, 'finishedAt' | 'found'>

/** Inserts a comparison, unless one that started after `abandonedBefore` has not finished, or any started after `since`. */
export const insertReconciliation = (
  db: Database,
  { id, source, accountId, startedAt, checks, comparedFrom, sealedUntil }: Started,
  { abandonedBefore, since }: { abandonedBefore: number; since: number },
): Statement =>
  db.run(sql`INSERT INTO ledger_reconciliation (id, source, account_id, started_at, checks, compared_from, sealed_until)
    SELECT ${id}, ${source}, ${accountId}, ${startedAt}, ${JSON.stringify(checks)}, ${comparedFrom}, ${sealedUntil}
    WHERE NOT EXISTS (SELECT 1 FROM ledger_reconciliation WHERE started_at > ${since}
      OR (finished_at IS NULL AND started_at > ${abandonedBefore}))`)

/** Statements that store what a comparison found, and its end. The batch is refused if it ended before. */
export const finishReconciliation = (
  db: Database,
  { id, now, differences }: { id: string; now: number; differences: readonly LedgerDifference[] },
): Statement[] => [
  db.run(sql`INSERT INTO ledger_difference (reconciliation_id, position, kind, subject, reference, holder_id)
    SELECT ${id}, key, value ->> 'kind', value ->> 'subject', value ->> 'reference', value ->> 'holderId'
    FROM json_each(${JSON.stringify(differences)})`),
  db
    .update(run)
    .set({ finishedAt: now, found: differences.length })
    .where(and(eq(run.id, id), isNull(run.finishedAt))),
]

/** The end of the last sealed month; 0 if there is none. */
export async function findSealedUntil(db: Database): Promise<number> {
  const [row] = await db.select({ endsAt: sql<number | null>`max(${ledgerSealTable.endsAt})` }).from(ledgerSealTable)
  return row?.endsAt ?? 0
}

/** A comparison of the ledger with itself, and not with the books of a provider. */
const IS_OF_LEDGER = sql`EXISTS (SELECT 1 FROM json_each(${run.checks}) WHERE value = 'balance')`

const selectFinished = (db: Database, condition?: SQL) =>
  db
    .select()
    .from(run)
    .where(and(isNotNull(run.finishedAt), condition))
    .orderBy(desc(run.startedAt), desc(run.id))
    .limit(1)
    .get()

/** The last finished comparison of any kind. */
export const findLastFinished = (db: Database) => selectFinished(db)

/** The last finished comparison of the ledger, and when everything was last compared and agreed. */
export async function findLastRuns(db: Database) {
  const [last, whole] = await Promise.all([
    selectFinished(db, IS_OF_LEDGER),
    db
      .select({ startedAt: run.startedAt })
      .from(run)
      .where(and(eq(run.found, 0), eq(run.comparedFrom, 0), IS_OF_LEDGER))
      .orderBy(desc(run.startedAt))
      .limit(1)
      .get(),
  ])
  return { last, wholeAt: whole?.startedAt }
}

const admin = alias(accountTable, 'admin')

/** Stored comparisons with the address of the admin, the newest first. */
export const findRuns = (db: Database, limit: number) =>
  db
    .select({ run, email: admin.email })
    .from(run)
    .leftJoin(admin, eq(admin.id, run.accountId))
    .orderBy(desc(run.startedAt), desc(run.id))
    .limit(limit)

export const findRun = (db: Database, id: string) =>
  db
    .select({ run, email: admin.email })
    .from(run)
    .leftJoin(admin, eq(admin.id, run.accountId))
    .where(eq(run.id, id))
    .get()

export const findDifferencesOf = (db: Database, reconciliationId: string) =>
  db
    .select()
    .from(ledgerDifferenceTable)
    .where(eq(ledgerDifferenceTable.reconciliationId, reconciliationId))
    .orderBy(asc(ledgerDifferenceTable.position))
