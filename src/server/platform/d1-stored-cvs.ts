import { and, desc, eq, gte, sql } from 'drizzle-orm'
import { USUAL_KEEPING, type VersionKeeping } from '#src/domain/service/premium.ts'
import { cvSentTable, cvTable, cvVersionTable } from './cv-store.tables.ts'
import type { CvStore } from './cv-store.ts'
import type { Database } from './database.ts'
import { readStoredText } from './stored-document.ts'

/** A stored document before its version is checked. */
export type Packed = ArrayBuffer | number[]

const readPacked = (packed: Packed): string => readStoredText(new Uint8Array(packed))

export const isVersionOf = (seamanId: string, now: number, { life }: VersionKeeping) =>
  and(eq(cvVersionTable.seamanId, seamanId), gte(cvVersionTable.replacedAt, now - life))

/** Reads what is stored of a seafarer, in any version. */
export const createStoredReader = (db: Database): Pick<CvStore, 'readStored' | 'listStored' | 'listSent'> => ({
  readStored: async (seamanId) => {
    const row = await db
      .select({ packed: sql<Packed>`${cvTable.document}`, savedAt: cvTable.savedAt })
      .from(cvTable)
      .where(eq(cvTable.seamanId, seamanId))
      .get()
    return row && { document: readPacked(row.packed), savedAt: row.savedAt }
  },
  listStored: async (seamanId, now, keeping = USUAL_KEEPING) => {
    const { version, savedAt, replacedAt, document } = cvVersionTable
    const rows = await db
      .select({ version, savedAt, replacedAt, packed: sql<Packed>`${document}` })
      .from(cvVersionTable)
      .where(isVersionOf(seamanId, now, keeping))
      .orderBy(desc(version))
    return rows.map(({ packed, ...row }) => ({ ...row, document: readPacked(packed) }))
  },
  listSent: async (seamanId) => {
    const { applicationId, sentAt, document } = cvSentTable
    const rows = await db
      .select({ applicationId, sentAt, packed: sql<Packed>`${document}` })
      .from(cvSentTable)
      .where(eq(cvSentTable.seamanId, seamanId))
    return rows.map(({ packed, ...row }) => ({ ...row, document: readPacked(packed) }))
  },
})
