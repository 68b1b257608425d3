import { and, desc, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { MAX_SHARE_VIEWS, MAX_SHARES } from '#src/contract/share/share.ts'
import { HOUR } from '#src/domain/time.ts'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import { isActive } from '#src/server/platform/active-account.ts'
import { type Database, demand, isAmong, type Statement } from '#src/server/platform/database.ts'
import { cvShareTable, cvShareViewTable } from './share.tables.ts'

const isGood = (now: number): SQL | undefined => and(isNull(cvShareTable.revokedAt), gt(cvShareTable.expiresAt, now))

export const listShareRows = (db: Database, seamanId: string) =>
  db
    .select()
    .from(cvShareTable)
    .where(eq(cvShareTable.seamanId, seamanId))
    .orderBy(desc(cvShareTable.createdAt), desc(cvShareTable.id))

export const listViewRows = (db: Database, shareIds: readonly string[]) =>
  db
    .select()
    .from(cvShareViewTable)
    .where(isAmong(cvShareViewTable.shareId, shareIds))
    .orderBy(desc(cvShareViewTable.seenAt), desc(cvShareViewTable.id))

/** A valid link of an active account. */
export async function findGoodShare(db: Database, secretHash: string, now: number) {
  const found = await db
    .select({ share: cvShareTable })
    .from(cvShareTable)
    .innerJoin(seamanTable, eq(seamanTable.id, cvShareTable.seamanId))
    .where(and(eq(cvShareTable.secretHash, secretHash), isGood(now), sql.raw(isActive('seaman.account_id'))))
    .get()
  return found?.share
}

export const insertShare = (db: Database, row: typeof cvShareTable.$inferInsert): Statement =>
  db.insert(cvShareTable).values(row)

/** Aborts the batch above the limit of valid links. */
export const demandRoom = (db: Database, seamanId: string, now: number): Statement[] =>
  demand(
    db,
    sql`(SELECT count(*) < ${MAX_SHARES} FROM cv_share
      WHERE seaman_id = ${seamanId} AND revoked_at IS NULL AND expires_at > ${now})`,
  )

/** Revokes a link of the seafarer; an ended one is unchanged. */
export const endShare = (db: Database, seamanId: string, id: string, now: number) =>
  db
    .update(cvShareTable)
    .set({ revokedAt: now })
    .where(and(eq(cvShareTable.id, id), eq(cvShareTable.seamanId, seamanId), isGood(now)))

/** A browser that returns within it is not counted again, ms. */
const VIEWED_ONCE_IN = HOUR

/** Counts a view and keeps the last ones; does nothing if the link ended, or the browser was counted recently. */
export const noteView = (
  db: Database,
  { id, shareId, country, browser, seenAt, viewerHash }: typeof cvShareViewTable.$inferSelect,
): Statement[] => [
  db.run(sql`INSERT INTO cv_share_view (id, share_id, country, browser, seen_at, viewer_hash)
    SELECT ${id}, id, ${country}, ${browser}, ${seenAt}, ${viewerHash} FROM cv_share
    WHERE id = ${shareId} AND revoked_at IS NULL AND expires_at > ${seenAt} AND NOT EXISTS (
      SELECT 1 FROM cv_share_view v WHERE v.share_id = ${shareId} AND v.viewer_hash = ${viewerHash} AND v.seen_at > ${seenAt - VIEWED_ONCE_IN})`),
  db.run(sql`UPDATE cv_share SET views = views + changes() WHERE id = ${shareId}`),
  db.run(sql`DELETE FROM cv_share_view WHERE share_id = ${shareId} AND id NOT IN (
    SELECT id FROM cv_share_view WHERE share_id = ${shareId} ORDER BY seen_at DESC, id DESC LIMIT ${MAX_SHARE_VIEWS})`),
]

export const deleteOldShares = (db: Database, before: number) =>
  db.delete(cvShareTable).where(or(lt(cvShareTable.expiresAt, before), lt(cvShareTable.revokedAt, before)))
