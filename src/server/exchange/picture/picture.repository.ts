import { and, eq } from 'drizzle-orm'
import type { PictureKind } from '#src/contract/picture/picture.ts'
import type { Database } from '#src/server/platform/database.ts'
import { pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { pictureTable } from './picture.tables.ts'

export type PictureRow = Omit<typeof pictureTable.$inferSelect, 'dueAt'>

const isOf = (kind: PictureKind, subject: string) => and(eq(pictureTable.kind, kind), eq(pictureTable.subject, subject))

export const findPicture = (db: Database, kind: PictureKind, subject: string): Promise<PictureRow | undefined> =>
  db
    .select({ kind: pictureTable.kind, subject: pictureTable.subject, version: pictureTable.version })
    .from(pictureTable)
    .where(isOf(kind, subject))
    .get()

/** Records a picture; `dueAt` is its next check, UTC ms. */
export async function savePicture(db: Database, { kind, subject, version }: PictureRow, dueAt: number): Promise<void> {
  await db
    .insert(pictureTable)
    .values({ kind, subject, version, dueAt })
    .onConflictDoUpdate({ target: [pictureTable.kind, pictureTable.subject], set: { version, dueAt } })
}

export async function deletePicture(db: Database, kind: PictureKind, subject: string): Promise<void> {
  await db.delete(pictureTable).where(isOf(kind, subject))
}

const SUBJECT = pickColumns(pictureTable, 'kind', 'subject')

/** Claims due pictures until `until`, longest due first. */
export async function takeDuePictures(
  db: Database,
  { now, until, limit }: { now: number; until: number; limit: number },
): Promise<RowOf<typeof SUBJECT>[]> {
  const { results } = await db.$client
    .prepare(
      `UPDATE picture SET due_at = ? WHERE (${SUBJECT.of()}) IN
         (SELECT ${SUBJECT.of()} FROM picture WHERE due_at <= ? ORDER BY due_at LIMIT ?) RETURNING ${SUBJECT.of()}`,
    )
    .bind(until, now, limit)
    .all<RowOf<typeof SUBJECT>>()
  return results
}
