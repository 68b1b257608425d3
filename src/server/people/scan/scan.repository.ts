import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { MAX_SCAN_BYTES, MAX_SCANS, MAX_SCANS_OF_PAPER } from '#src/contract/scan/scan.ts'
import { fileTable } from '#src/server/ground/file/file.tables.ts'
import { type Database, demand, type Statement } from '#src/server/platform/database.ts'
import { cvScanTable, type ScanRow } from './scan.tables.ts'

const joined = (db: Database) =>
  db
    .select({ scan: cvScanTable, file: fileTable })
    .from(cvScanTable)
    .innerJoin(fileTable, eq(fileTable.id, cvScanTable.fileId))

/** All scans of a seafarer in order of arrival. */
export const listScanRows = (db: Database, seamanId: string) =>
  joined(db).where(eq(cvScanTable.seamanId, seamanId)).orderBy(asc(cvScanTable.createdAt), asc(cvScanTable.id))

export const findScan = (db: Database, id: string) => joined(db).where(eq(cvScanTable.id, id)).get()

export const insertScan = (db: Database, row: ScanRow) => db.insert(cvScanTable).values(row)

export const deleteScan = (db: Database, id: string) => db.delete(cvScanTable).where(eq(cvScanTable.id, id))

/** Aborts the batch above the limit of scans or bytes: of concurrent scans each counts those before. */
export const demandRoom = (db: Database, { seamanId, entryId }: Pick<ScanRow, 'seamanId' | 'entryId'>, bytes: number) =>
  demand(
    db,
    sql`(SELECT count(*) < ${MAX_SCANS} AND coalesce(sum(f.size), 0) + ${bytes} <= ${MAX_SCAN_BYTES}
      AND coalesce(sum(s.entry_id = ${entryId}), 0) < ${MAX_SCANS_OF_PAPER}
      FROM cv_scan s JOIN file f ON f.id = s.file_id WHERE s.seaman_id = ${seamanId})`,
  )

/** Scans whose paper has been missing in the CV since an instant. */
export const findLeftScans = (db: Database, until: number, limit: number): Promise<ScanRow[]> =>
  db.select().from(cvScanTable).where(lte(cvScanTable.leftAt, until)).orderBy(asc(cvScanTable.leftAt)).limit(limit)

/** Its paper is in the CV again. */
export const returnScan = (db: Database, id: string): Statement =>
  db.update(cvScanTable).set({ leftAt: null }).where(eq(cvScanTable.id, id))

/** Whether a seafarer has a scan of a paper. */
export const hasScan = async (db: Database, seamanId: string, entryId: string): Promise<boolean> =>
  (await db
    .select({ id: cvScanTable.id })
    .from(cvScanTable)
    .where(and(eq(cvScanTable.seamanId, seamanId), eq(cvScanTable.entryId, entryId)))
    .get()) !== undefined
