import type { PictureKind } from '#src/contract/pictures.ts'
import type { Database } from '#src/server/platform/database.ts'

export type PictureRow = { kind: PictureKind; subject: string; version: string }

export const findPicture = (db: Database, kind: PictureKind, subject: string): Promise<PictureRow | null> =>
  db.$client
    .prepare('SELECT kind, subject, version FROM picture WHERE kind = ? AND subject = ?')
    .bind(kind, subject)
    .first<PictureRow>()

/** Writes down that a picture was made; `dueAt` is when it is looked at again, in UTC ms. */
export async function savePicture(db: Database, { kind, subject, version }: PictureRow, dueAt: number): Promise<void> {
  await db.$client
    .prepare(
      `INSERT INTO picture (kind, subject, version, due_at) VALUES (?, ?, ?, ?)
       ON CONFLICT (kind, subject) DO UPDATE SET version = excluded.version, due_at = excluded.due_at`,
    )
    .bind(kind, subject, version, dueAt)
    .run()
}

export async function deletePicture(db: Database, kind: PictureKind, subject: string): Promise<void> {
  await db.$client.prepare('DELETE FROM picture WHERE kind = ? AND subject = ?').bind(kind, subject).run()
}

/** Takes pictures that are due, so that nobody else takes them before `until`; the longest due first. */
export async function takeDuePictures(
  db: Database,
  { now, until, limit }: { now: number; until: number; limit: number },
): Promise<Pick<PictureRow, 'kind' | 'subject'>[]> {
  const { results } = await db.$client
    .prepare(
      `UPDATE picture SET due_at = ? WHERE (kind, subject) IN
         (SELECT kind, subject FROM picture WHERE due_at <= ? ORDER BY due_at LIMIT ?) RETURNING kind, subject`,
    )
    .bind(until, now, limit)
    .all<Pick<PictureRow, 'kind' | 'subject'>>()
  return results
}
