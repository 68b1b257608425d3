import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { discardFile } from '#src/server/ground/file/file.repository.ts'
import { fileTable } from '#src/server/ground/file/file.tables.ts'
import { type Database, demand, demandOneChange, isAmong, type Statement } from '#src/server/platform/database.ts'
import { type ServiceOrderRow, serviceOrderTable } from '../service.tables.ts'
import { type ServiceFileRow, serviceFileTable } from './form.tables.ts'

const file = serviceFileTable

const selectFiles = (db: Database) =>
  db
    .select({ row: file, type: fileTable.type, objectKey: fileTable.objectKey })
    .from(file)
    .innerJoin(fileTable, eq(fileTable.id, file.fileId))

export type FoundFile = Awaited<ReturnType<typeof selectFiles>>[number]

/** The files of orders that the other side may read, the earliest first. */
export const findSentFiles = (db: Database, orderIds: readonly string[]): Promise<FoundFile[]> =>
  selectFiles(db)
    .where(and(isAmong(file.orderId, orderIds), isNotNull(file.sentAt)))
    .orderBy(asc(file.sentAt), asc(file.id))

/** A file that the other side may read. */
export const findSentFile = (db: Database, orderId: string, id: string): Promise<FoundFile | undefined> =>
  selectFiles(db)
    .where(and(eq(file.id, id), eq(file.orderId, orderId), isNotNull(file.sentAt)))
    .get()

/** All files of the orders of an account. */
export const findFilesOf = (db: Database, accountId: string): Promise<FoundFile[]> =>
  selectFiles(db).where(eq(file.accountId, accountId)).orderBy(asc(file.createdAt), asc(file.id))

export const hasFile = async (db: Database, id: string): Promise<boolean> =>
  (await db.$count(file, eq(file.id, id))) > 0

export const insertServiceFile = (db: Database, row: ServiceFileRow): Statement => db.insert(file).values(row)

/** Aborts the batch if the seafarer sent the maximum number of files. */
export const demandFewFiles = (db: Database, orderId: string, most: number): Statement[] =>
  demand(db, sql`(SELECT count(*) < ${most} FROM service_file WHERE order_id = ${orderId} AND kind = 'form')`)

/** Filled forms that were uploaded and not delivered. */
export const findDrafts = (db: Database, orderId: string) =>
  db
    .select()
    .from(file)
    .where(and(eq(file.orderId, orderId), isNull(file.sentAt)))
    .orderBy(desc(file.createdAt))

/** Discards a filled form that was not delivered; one that was delivered meanwhile remains. */
export const discardDraft = (db: Database, { id, fileId }: ServiceFileRow, now: number): Statement[] => [
  db.delete(file).where(and(eq(file.id, id), isNull(file.sentAt))),
  ...demandOneChange(db),
  discardFile(db, fileId, now),
]

/** Delivers an uploaded form of an order; aborts the batch if it is not there, or was delivered before. */
export const sendDraft = (db: Database, { id, orderId }: { id: string; orderId: string }, now: number): Statement[] => [
  db
    .update(file)
    .set({ sentAt: now })
    .where(and(eq(file.id, id), eq(file.orderId, orderId), eq(file.kind, 'filled'), isNull(file.sentAt))),
  ...demandOneChange(db),
]

/** Sets the promised time of a part of which the version has not changed; aborts the batch otherwise. */
export const promisePart = (
  db: Database,
  { id, version }: Pick<ServiceOrderRow, 'id' | 'version'>,
  dueAt: number,
): Statement[] => [
  db
    .update(serviceOrderTable)
    .set({ dueAt, version: sql`${serviceOrderTable.version} + 1` })
    .where(and(eq(serviceOrderTable.id, id), eq(serviceOrderTable.version, version))),
  ...demandOneChange(db),
]

/** Aborts the batch if a part changed since it was read. */
export const demandUnchangedPart = (db: Database, { id, version }: Pick<ServiceOrderRow, 'id' | 'version'>) =>
  demand(db, sql`EXISTS (SELECT 1 FROM service_order WHERE id = ${id} AND version = ${version})`)
