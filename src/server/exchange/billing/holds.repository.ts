import { and, asc, eq, gt, lte, or, sql } from 'drizzle-orm'
import type { Database, Statement } from '#src/server/platform/database.ts'
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

/** For the batch of a new order: aborts it with a code of `LEDGER_FAILURES` while the holder owes something in any currency, or is stopped. */
export const demandOrdersAllowed = (db: Database, holderId: string): Statement[] => [
  db.run(sql`INSERT INTO order_check (holder_id) SELECT ${holderId}`),
]
