import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { type Database, demand, type Statement } from '#src/server/platform/database.ts'
import { type FileRow, filePieceTable, fileTable, type Owner, type SentFile } from './file.tables.ts'

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

/** Refuses the batch once the file is whole, given up or gone. */
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

/** Gives up what was stored for a purpose before one file; it is kept until then. */
export const discardBefore = (
  db: Database,
  { until, id, ...given }: Given & { id: string; until: number },
): Statement =>
  db
    .update(fileTable)
    .set({ state: 'discarded', expiresAt: until })
    .where(and(isOf(given), eq(fileTable.state, 'stored'), ne(fileTable.id, id)))

/** A private file is where its row says. */
export const markKept = (db: Database, { id, size, digest }: FileRow) =>
  db
    .update(fileTable)
    .set({ state: 'stored', size, digest, expiresAt: null })
    .where(and(eq(fileTable.id, id), eq(fileTable.state, 'arriving')))

/** Gives up one file; the next run of the sweep takes it. */
export const discardFile = (db: Database, id: string, now: number) =>
  db.update(fileTable).set({ state: 'discarded', expiresAt: now }).where(eq(fileTable.id, id))

/** Gives up everything that was ever stored for a purpose, at once. */
export const discardAll = (db: Database, { now, ...given }: Given & { now: number }): Statement =>
  db
    .update(fileTable)
    .set({ state: 'discarded', expiresAt: now })
    .where(and(isOf(given), ne(fileTable.state, 'arriving')))

/** Gives up files whose time is over, so that from now on nothing is added to them, and returns them with those given up before. */
export const takeExpired = (db: Database, now: number, limit: number): Promise<FileRow[]> =>
  db
    .update(fileTable)
    .set({ state: 'discarded' })
    .where(sql`id IN (SELECT id FROM file WHERE expires_at <= ${now} ORDER BY expires_at LIMIT ${limit})`)
    .returning()

/** Gives up a file that did not become what it was sent for, and returns it if it was still on its way. */
export const takeArriving = (db: Database, id: string, now: number): Promise<FileRow[]> =>
  db
    .update(fileTable)
    .set({ state: 'discarded', expiresAt: now })
    .where(and(eq(fileTable.id, id), eq(fileTable.state, 'arriving')))
    .returning()

/** Whole files of which pieces are still there. */
export const findLeftovers = (db: Database, limit: number): Promise<FileRow[]> =>
  db
    .select()
    .from(fileTable)
    .where(and(sql`${fileTable.id} IN (SELECT file_id FROM file_piece)`, eq(fileTable.state, 'stored')))
    .limit(limit)

export const deleteFile = (db: Database, id: string) => db.delete(fileTable).where(eq(fileTable.id, id))
