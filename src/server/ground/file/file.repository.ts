import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { type Database, demand, type Statement } from '#src/server/platform/database.ts'
import { type FileRow, filePieceTable, fileTable, type Owner, type SentFile } from './file.tables.ts'

export const insertFile = (db: Database, row: FileRow) => db.insert(fileTable).values(row)

/** Returns an uploaded file that was not discarded. */
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

/** Aborts the batch if the file is complete, discarded or deleted. */
export const savePiece = (db: Database, fileId: string, number: number): Statement[] => [
  ...demand(db, sql`EXISTS (SELECT 1 FROM ${fileTable} WHERE id = ${fileId} AND state = 'arriving')`),
  db.insert(filePieceTable).values({ fileId, number }).onConflictDoNothing(),
]

export const deletePieces = (db: Database, fileId: string) =>
  db.delete(filePieceTable).where(eq(filePieceTable.fileId, fileId))

type Became = Pick<FileRow, 'type' | 'resultId' | 'expiresAt'>

export const markStored = (db: Database, id: string, { type, resultId, expiresAt }: Became) =>
  db
    .update(fileTable)
    .set({ state: 'stored', type, resultId, expiresAt })
    .where(and(eq(fileTable.id, id), eq(fileTable.state, 'arriving')))

type Given = Owner & Pick<FileRow, 'purpose'>

const isOf = ({ accountId, organisationId, purpose }: Given) =>
  and(
    accountId ? eq(fileTable.accountId, accountId) : eq(fileTable.organisationId, organisationId ?? ''),
    eq(fileTable.purpose, purpose),
  )

/** Discards files of a purpose that were stored before the given one. */
export const discardBefore = (
  db: Database,
  { until, id, ...given }: Given & { id: string; until: number },
): Statement =>
  db
    .update(fileTable)
    .set({ state: 'discarded', expiresAt: until })
    .where(and(isOf(given), eq(fileTable.state, 'stored'), ne(fileTable.id, id)))

/** Marks a private file as stored at the place named in its row. */
export const markKept = (db: Database, { id, size, digest }: FileRow) =>
  db
    .update(fileTable)
    .set({ state: 'stored', size, digest, expiresAt: null })
    .where(and(eq(fileTable.id, id), eq(fileTable.state, 'arriving')))

/** Discards one file; the next sweep deletes it. */
export const discardFile = (db: Database, id: string, now: number) =>
  db.update(fileTable).set({ state: 'discarded', expiresAt: now }).where(eq(fileTable.id, id))

/** Discards all files of a purpose at once. */
export const discardAll = (db: Database, { now, ...given }: Given & { now: number }): Statement =>
  db
    .update(fileTable)
    .set({ state: 'discarded', expiresAt: now })
    .where(and(isOf(given), ne(fileTable.state, 'arriving')))

/** Discards expired files, so that nothing is added to them any more, and returns all discarded files. */
export const takeExpired = (db: Database, now: number, limit: number): Promise<FileRow[]> =>
  db
    .update(fileTable)
    .set({ state: 'discarded' })
    .where(sql`id IN (SELECT id FROM file WHERE expires_at <= ${now} ORDER BY expires_at LIMIT ${limit})`)
    .returning()

/** Discards a file that could not be processed, and returns it if it was still being uploaded. */
export const takeArriving = (db: Database, id: string, now: number): Promise<FileRow[]> =>
  db
    .update(fileTable)
    .set({ state: 'discarded', expiresAt: now })
    .where(and(eq(fileTable.id, id), eq(fileTable.state, 'arriving')))
    .returning()

/** Complete files that still have pieces. */
export const findLeftovers = (db: Database, limit: number): Promise<FileRow[]> =>
  db
    .select()
    .from(fileTable)
    .where(and(sql`${fileTable.id} IN (SELECT file_id FROM file_piece)`, eq(fileTable.state, 'stored')))
    .limit(limit)

export const deleteFile = (db: Database, id: string) => db.delete(fileTable).where(eq(fileTable.id, id))
