import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { erasureTable } from './data-right.tables.ts'

export type ErasureRow = typeof erasureTable.$inferSelect

type Request = { accountId: string; now: number; eraseAt: number }

export const insertErasure = (db: Database, { accountId, now, eraseAt }: Request): Statement =>
  db.insert(erasureTable).values({ accountId, requestedAt: now, eraseAt })

const isOpen = (accountId: string) => and(eq(erasureTable.accountId, accountId), isNull(erasureTable.erasedAt))

/** That of an account which is still there. */
export const findErasure = (db: Database, accountId: string): Promise<ErasureRow | undefined> =>
  db.select().from(erasureTable).where(isOpen(accountId)).get()

/** Changes one row, or none when the erasure has begun or is another one by now. */
export const deleteErasure = (db: Database, { accountId, requestedAt }: ErasureRow): Statement =>
  db
    .delete(erasureTable)
    .where(and(isOpen(accountId), eq(erasureTable.requestedAt, requestedAt), eq(erasureTable.step, 0)))

export const findDueErasures = (db: Database, now: number, limit: number): Promise<ErasureRow[]> =>
  db
    .select()
    .from(erasureTable)
    .where(and(isNull(erasureTable.erasedAt), lte(erasureTable.eraseAt, now)))
    .orderBy(erasureTable.eraseAt)
    .limit(limit)

/** Makes the erasure irreversible, so that no account is restored half erased. False if the person has just cancelled it. */
export async function beginErasure(db: Database, accountId: string): Promise<boolean> {
  const begun = await db
    .update(erasureTable)
    .set({ step: 1 })
    .where(and(isOpen(accountId), eq(erasureTable.step, 0)))
  return begun.meta.changes === 1
}

export const saveStep = (db: Database, accountId: string, step: number) =>
  db.update(erasureTable).set({ step }).where(eq(erasureTable.accountId, accountId))

export const markErased = (db: Database, accountId: string, now: number): Statement =>
  db.update(erasureTable).set({ erasedAt: now }).where(isOpen(accountId))
