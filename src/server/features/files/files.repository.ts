import { and, eq, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { type FileRow, filePieceTable, fileTable, type Owner, type SentFile } from './files.tables.ts'

export const insertFile = (db: Database, row: FileRow) => db.insert(fileTable).values(row)

/** A file that was sent and not given up. */
export const findFile = (db: Database, id: string): Promise<SentFile | undefined> =>
  db
    .select()
    .from(fileTable)
    .where(and(eq(fileTable.id, id), ne(fileTable.state, 'discarded'), isNull(fileTable.objectKey)))
    .get() as Promise<SentFile | undefined>

export const listPieces = async (db: Database, fileId: string): Promise<number[]> => {
  const found = await db.select().from(filePieceTable).where(eq(filePieceTable.fileId, fileId))
  return found.map(({ number }) => number).sort((one, other) => one - other)
}

export const savePiece = (db: Database, fileId: string, number: number) =>
  db.insert(filePieceTable).values({ fileId, number }).onConflictDoNothing()

export const deletePieces = (db: Database, fileId: string) =>
  db.delete(filePieceTable).where(eq(filePieceTable.fileId, fileId))

export const markStored = (db: Database, id: string, { type, pictureKey }: Pick<FileRow, 'type' | 'pictureKey'>) =>
  db
    .update(fileTable)
    .set({ state: 'stored', type, pictureKey, expiresAt: null })
    .where(and(eq(fileTable.id, id), eq(fileTable.state, 'arriving')))

/** Gives up what was stored for a purpose before, but for one file. */
export const discardOthers = (
  db: Database,
  { accountId, companyId, purpose, id, now }: Owner & Pick<FileRow, 'purpose' | 'id'> & { now: number },
): Statement =>
  db
    .update(fileTable)
    .set({ state: 'discarded', expiresAt: now })
    .where(
      and(
        accountId ? eq(fileTable.accountId, accountId) : eq(fileTable.companyId, companyId ?? ''),
        eq(fileTable.purpose, purpose),
        eq(fileTable.state, 'stored'),
        ne(fileTable.id, id),
      ),
    )

/** Whether a file is in the registry at all. */
export const isKept = async (db: Database, id: string): Promise<boolean> =>
  (await db.select({ id: fileTable.id }).from(fileTable).where(eq(fileTable.id, id)).get()) !== undefined

/** Files whose time is over: that never became whole, or were given up. */
export const findExpired = (db: Database, now: number, limit: number): Promise<FileRow[]> =>
  db.select().from(fileTable).where(lte(fileTable.expiresAt, now)).orderBy(fileTable.expiresAt).limit(limit)

/** Whole files of which pieces are still there. */
export const findLeftovers = (db: Database, limit: number): Promise<FileRow[]> =>
  db
    .select()
    .from(fileTable)
    .where(and(sql`${fileTable.id} IN (SELECT file_id FROM file_piece)`, eq(fileTable.state, 'stored')))
    .limit(limit)

export const deleteFile = (db: Database, id: string) => db.delete(fileTable).where(eq(fileTable.id, id))
