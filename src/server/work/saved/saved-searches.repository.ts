import { and, asc, desc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type { Alert } from '#src/contract/saved/saved-search.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { isReached } from '#src/server/identity/account/reached.repository.ts'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import { type Database, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import { savedSearchTable } from './saved.tables.ts'

export const findSavedSearches = (db: Database, seamanId: string) =>
  db
    .select()
    .from(savedSearchTable)
    .where(eq(savedSearchTable.seamanId, seamanId))
    .orderBy(desc(savedSearchTable.createdAt), desc(savedSearchTable.id))

type Kept = typeof savedSearchTable.$inferSelect

/** Saves a search unless there are `most` others, or changes the alert of an existing one; returns whether it is saved. */
export async function upsertSearch({ $client: d1 }: Database, search: Kept, most: number): Promise<boolean> {
  const { id, seamanId, query, alert, alertAt, createdAt } = search
  const upsert = `INSERT INTO saved_search (id, seaman_id, query, alert, alert_at, told_until, created_at, updated_at)
    SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?6, ?6
    WHERE (SELECT count(*) FROM saved_search WHERE seaman_id = ?2 AND query <> ?3) < ?7
    ON CONFLICT (seaman_id, query) DO UPDATE SET ${CHANGED}`
  const { meta } = await d1.prepare(upsert).bind(id, seamanId, query, alert, alertAt, createdAt, most).run()
  return meta.changes > 0
}

/** Vacancies published while the alert was off are not reported later. */
const CHANGED = `alert = excluded.alert, updated_at = excluded.updated_at, alert_at = excluded.alert_at,
  told_until = CASE WHEN saved_search.alert = 'none' THEN excluded.updated_at ELSE saved_search.told_until END`

type Changed = { seamanId: string; id: string; alert: Alert; alertAt: number | null; now: number }

/** Returns whether the seafarer has such a search. */
export async function changeAlert(db: Database, { seamanId, id, alert, alertAt, now }: Changed): Promise<boolean> {
  const { meta } = await db
    .update(savedSearchTable)
    .set({ alert, alertAt, updatedAt: now, toldUntil: sql`CASE WHEN alert = 'none' THEN ${now} ELSE told_until END` })
    .where(and(eq(savedSearchTable.id, id), eq(savedSearchTable.seamanId, seamanId)))
  return meta.changes > 0
}

export async function deleteSearch(db: Database, seamanId: string, id: string): Promise<void> {
  await db.delete(savedSearchTable).where(and(eq(savedSearchTable.id, id), eq(savedSearchTable.seamanId, seamanId)))
}

/** With the recipient, and whether mail reaches them. */
export const findDueSearches = (db: Database, now: number, limit: number) =>
  db
    .select({
      search: savedSearchTable,
      accountId: seamanTable.accountId,
      isReached,
    })
    .from(savedSearchTable)
    .innerJoin(seamanTable, eq(seamanTable.id, savedSearchTable.seamanId))
    .innerJoin(accountTable, eq(accountTable.id, seamanTable.accountId))
    .where(and(isNotNull(savedSearchTable.alertAt), lte(savedSearchTable.alertAt, now)))
    .orderBy(asc(savedSearchTable.alertAt), asc(savedSearchTable.id))
    .limit(limit)

type SentAlert = { id: string; before: number; alertAt: number | null; toldUntil: number }

/** Aborts the batch if another run was first, or the search was changed. */
export const markAlerted = (db: Database, { id, before, alertAt, toldUntil }: SentAlert): Statement[] => [
  db
    .update(savedSearchTable)
    .set({ alertAt, toldUntil })
    .where(and(eq(savedSearchTable.id, id), eq(savedSearchTable.alertAt, before))),
  ...demandOneChange(db),
]

/** With the name of its owner. */
export const findSearch = (db: Database, id: string) =>
  db
    .select({ search: savedSearchTable, seaman: { firstname: seamanTable.firstname, surname: seamanTable.surname } })
    .from(savedSearchTable)
    .innerJoin(seamanTable, eq(seamanTable.id, savedSearchTable.seamanId))
    .where(eq(savedSearchTable.id, id))
    .get()
