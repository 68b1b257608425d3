import { and, asc, eq, gt, lte, or, sql } from 'drizzle-orm'
import { type Database, demand, type Statement } from '#src/server/platform/database.ts'
import { type HoldRow, ledgerHoldTable } from './ledger.tables.ts'

export const findHold = (db: Database, id: string): Promise<HoldRow | undefined> =>
  db.select().from(ledgerHoldTable).where(eq(ledgerHoldTable.id, id)).get()

const IS_OPEN = or(gt(ledgerHoldTable.held, sql`0`), gt(ledgerHoldTable.bonusHeld, sql`0`))

/** Open holds whose time is over, the longest overdue first. */
export const findDueHolds = (db: Database, now: number, limit: number): Promise<HoldRow[]> =>
  db
    .select()
    .from(ledgerHoldTable)
    .where(and(lte(ledgerHoldTable.until, now), IS_OPEN))
    .orderBy(asc(ledgerHoldTable.until))
    .limit(limit)

/** A column of a hold as it is when the entry is made. */
export const holdColumn = (id: string, column: 'held' | 'bonus_held' | 'captured' | 'bonus_captured') =>
  sql`coalesce((SELECT ${sql.raw(column)} FROM ledger_hold WHERE id = ${id}), 0)`

/** For the batch of a new order: aborts it while the holder owes something in any currency. */
export const demandNoReceivable = (db: Database, holderId: string): Statement[] =>
  demand(
    db,
    sql`NOT EXISTS (SELECT 1 FROM ledger_account WHERE holder_id = ${holderId} AND kind = 'receivable' AND balance < 0)`,
  )
