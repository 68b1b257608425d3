import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { type Database, demand, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import { findHolderNames } from './holders.repository.ts'
import { ledgerStopTable } from './reconciliation.tables.ts'

/** Stops the orders of holders that are not stopped yet. `stops`: an id for each holder. */
export const insertStops = (
  db: Database,
  stops: readonly { id: string; holderId: string }[],
  { reconciliationId, now }: { reconciliationId: string; now: number },
): Statement =>
  db.run(sql`INSERT INTO ledger_stop (id, holder_id, reconciliation_id, stopped_at)
    SELECT value ->> 'id', value ->> 'holderId', ${reconciliationId}, ${now} FROM json_each(${JSON.stringify(stops)})
    WHERE NOT EXISTS (SELECT 1 FROM ledger_stop s WHERE s.holder_id = value ->> 'holderId' AND s.lifted_at IS NULL)`)

const isWithProvider = (run: SQL) => sql`EXISTS (SELECT 1 FROM json_each(${run}.checks) WHERE value = 'provider')`

/**
 * Whether the last comparison of everything, after the stop, finished with all differences listed and none of the holder. Comparisons with
 * the books of providers end stops of their own alone.
 */
const isClear = (
  mostListed: number,
) => sql<number>`coalesce((SELECT r.found < ${mostListed} AND NOT EXISTS (SELECT 1 FROM ledger_difference d
    WHERE d.reconciliation_id = r.id AND d.holder_id = ledger_stop.holder_id)
  FROM ledger_reconciliation r JOIN ledger_reconciliation first ON first.id = ledger_stop.reconciliation_id
  WHERE r.finished_at IS NOT NULL AND r.compared_from = 0 AND r.started_at > ledger_stop.stopped_at
    AND ${isWithProvider(sql`r`)} = ${isWithProvider(sql`first`)}
  ORDER BY r.started_at DESC, r.id DESC LIMIT 1), 0)`

export const countOpenStops = (db: Database): Promise<number> =>
  db.$count(ledgerStopTable, isNull(ledgerStopTable.liftedAt))

/** Open stops with the names of their holders, the oldest first. `mayLift`: the difference is gone. */
export async function findOpenStops(db: Database, mostListed: number) {
  const rows = await db
    .select({
      id: ledgerStopTable.id,
      holderId: ledgerStopTable.holderId,
      stoppedAt: ledgerStopTable.stoppedAt,
      isClear: isClear(mostListed),
    })
    .from(ledgerStopTable)
    .where(isNull(ledgerStopTable.liftedAt))
    .orderBy(asc(ledgerStopTable.stoppedAt), asc(ledgerStopTable.id))
    .limit(MAX_STOPS)
  const names = await findHolderNames(
    db,
    rows.map(({ holderId }) => holderId),
  )
  return rows.map(({ isClear: clear, ...row }) => ({
    ...row,
    mayLift: clear === 1,
    name: names.get(row.holderId) ?? null,
  }))
}

/** More are shown when some of these are lifted. */
const MAX_STOPS = 100

export const findStop = (db: Database, id: string) =>
  db.select().from(ledgerStopTable).where(eq(ledgerStopTable.id, id)).get()

/** Aborts the batch unless the stop is open and its difference is gone. */
export const liftStop = (
  db: Database,
  id: string,
  { now, mostListed }: { now: number; mostListed: number },
): Statement[] => [
  ...demand(db, sql`coalesce((SELECT ${isClear(mostListed)} FROM ledger_stop WHERE ledger_stop.id = ${id}), 0)`),
  db
    .update(ledgerStopTable)
    .set({ liftedAt: now })
    .where(and(eq(ledgerStopTable.id, id), isNull(ledgerStopTable.liftedAt))),
  ...demandOneChange(db),
]
