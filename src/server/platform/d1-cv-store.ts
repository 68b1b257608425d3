import { and, desc, eq, lt, ne, or, sql } from 'drizzle-orm'
import type { Cv } from '#src/domain/cv/cv.ts'
import { LONGER_KEEPING, PREMIUM_GRACE, USUAL_KEEPING, type VersionKeeping } from '#src/domain/service/premium.ts'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import { cvSentTable, cvTable, cvVersionTable } from './cv-store.tables.ts'
import {
  type CvStore,
  type CvVersion,
  judgePut,
  type KeptCv,
  NO_VERSION,
  type PutManner,
  type Sending,
} from './cv-store.ts'
import { keepsVersion } from './cv-versions.ts'
import { createStoredReader, isVersionOf, type Packed } from './d1-stored-cvs.ts'
import {
  type Database,
  demand,
  demandOneChange,
  isAmong,
  isGuardFailure,
  runBatch,
  type Statement,
} from './database.ts'
import { Failure } from './failure.ts'
import { unpackCv } from './packed-cv.ts'
import { nullIfOtherVersion } from './stored-document.ts'

/** An unreadable row must not fail the others. */
function openPacked(packed: Packed): Cv | null {
  try {
    return unpackCv(new Uint8Array(packed))
  } catch (error) {
    return nullIfOtherVersion(error)
  }
}

/** Changes one row, or none if the version differs. */
const replaceVersion = (db: Database, seamanId: string, before: number, after: number): Statement =>
  db
    .update(seamanTable)
    .set({ version: after })
    .where(and(eq(seamanTable.id, seamanId), eq(seamanTable.version, before)))

const deleteOldVersions = (db: Database, seamanId: string, now: number, keeping: VersionKeeping): Statement[] => [
  db
    .delete(cvVersionTable)
    .where(and(eq(cvVersionTable.seamanId, seamanId), lt(cvVersionTable.replacedAt, now - keeping.life))),
  db.run(sql`DELETE FROM cv_version WHERE seaman_id = ${seamanId} AND version NOT IN (
    SELECT version FROM cv_version WHERE seaman_id = ${seamanId} ORDER BY version DESC LIMIT ${keeping.most})`),
]

/** As `versionKeepingOf` decides for each seafarer. */
const isExpired = (now: number) =>
  or(
    lt(cvVersionTable.replacedAt, now - LONGER_KEEPING.life),
    and(
      lt(cvVersionTable.replacedAt, now - USUAL_KEEPING.life),
      sql`NOT EXISTS (SELECT 1 FROM seaman s WHERE s.id = ${cvVersionTable.seamanId}
        AND s.premium_status_expiration > ${now - PREMIUM_GRACE})`,
    ),
  )

async function findLastVersion(db: Database, seamanId: string): Promise<number | undefined> {
  const row = await db
    .select({ last: sql<number | null>`max(${cvVersionTable.replacedAt})` })
    .from(cvVersionTable)
    .where(eq(cvVersionTable.seamanId, seamanId))
    .get()
  return row?.last ?? undefined
}

const keepVersion = (db: Database, seamanId: string, version: number, now: number): Statement =>
  db.run(sql`INSERT INTO cv_version (seaman_id, version, document, saved_at, replaced_at)
    SELECT seaman_id, ${version}, document, saved_at, ${now} FROM cv WHERE seaman_id = ${seamanId}`)

const deleteAll = (db: Database, seamanId: string): Statement[] => [
  db.delete(cvTable).where(eq(cvTable.seamanId, seamanId)),
  db.delete(cvVersionTable).where(eq(cvVersionTable.seamanId, seamanId)),
  db.delete(cvSentTable).where(eq(cvSentTable.seamanId, seamanId)),
]

type Replacement = { cv: Cv; basedOn: number; now: number; manner: PutManner }

/** Replaces the version that a CV was based on; the batch fails if the current version differs. */
async function replaceCv(db: Database, seamanId: string, { cv, basedOn, now, manner }: Replacement): Promise<void> {
  const { kind = 'editing', keeping = USUAL_KEEPING } = manner
  const last = await findLastVersion(db, seamanId)
  await runBatch(db, [
    replaceVersion(db, seamanId, basedOn, basedOn + 1),
    ...demandOneChange(db),
    ...(keepsVersion(kind, last, now) ? [keepVersion(db, seamanId, basedOn, now)] : []),
    ...deleteOldVersions(db, seamanId, now, keeping),
    db
      .insert(cvTable)
      .values({ seamanId, document: cv, savedAt: now })
      .onConflictDoUpdate({ target: cvTable.seamanId, set: { document: cv, savedAt: now } }),
  ])
}

async function listVersions(
  db: Database,
  seamanId: string,
  now: number,
  keeping: VersionKeeping,
): Promise<CvVersion[]> {
  const rows = await db
    .select()
    .from(cvVersionTable)
    .where(isVersionOf(seamanId, now, keeping))
    .orderBy(desc(cvVersionTable.version))
  return rows.map(({ document, version, savedAt, replacedAt }) => ({ version, savedAt, replacedAt, cv: document }))
}

const isOf = ({ seamanId, applicationId }: Sending) =>
  and(eq(cvSentTable.seamanId, seamanId), eq(cvSentTable.applicationId, applicationId))

/** Stores sent copies of CVs. */
const createSentStore = (db: Database): Pick<CvStore, 'keepSent' | 'getSent' | 'dropSent'> => ({
  keepSent: async (sending, cv, now) => {
    const { seamanId } = sending
    try {
      await runBatch(db, [
        ...demand(db, sql`EXISTS (SELECT 1 FROM seaman WHERE id = ${seamanId} AND version > ${NO_VERSION})`),
        db
          .insert(cvSentTable)
          .values({ ...sending, document: cv, sentAt: now })
          .onConflictDoNothing(),
      ])
    } catch (error) {
      if (isGuardFailure(error)) return false
      throw error
    }
    return true
  },
  getSent: async (sendings) => {
    const rows = await db
      .select({
        applicationId: cvSentTable.applicationId,
        sentAt: cvSentTable.sentAt,
        packed: sql<Packed>`${cvSentTable.document}`,
      })
      .from(cvSentTable)
      .where(
        and(
          isAmong(
            cvSentTable.seamanId,
            sendings.map(({ seamanId }) => seamanId),
          ),
          isAmong(
            cvSentTable.applicationId,
            sendings.map(({ applicationId }) => applicationId),
          ),
        ),
      )
    return new Map(
      rows.map(({ applicationId, packed, sentAt }) => {
        const cv = openPacked(packed)
        return [applicationId, cv && { cv, sentAt }]
      }),
    )
  },
  dropSent: async (sending) => {
    await db.delete(cvSentTable).where(isOf(sending))
  },
})

/** Returns versions with their CVs. @param known a version whose CV is not read */
const findKept = (db: Database, seamanIds: readonly string[], known?: number) =>
  db
    .select({
      id: seamanTable.id,
      version: seamanTable.version,
      packed: sql<Packed | null>`${cvTable.document}`,
      savedAt: cvTable.savedAt,
    })
    .from(seamanTable)
    .leftJoin(
      cvTable,
      and(eq(cvTable.seamanId, seamanTable.id), known === undefined ? undefined : ne(seamanTable.version, known)),
    )
    .where(isAmong(seamanTable.id, seamanIds))

type Found = Awaited<ReturnType<typeof findKept>>[number]

/** Null for a document of another build. */
function toKept(row: Found | undefined): KeptCv | null {
  if (!row) return { version: NO_VERSION }
  const { version, packed, savedAt } = row
  if (!packed) return { version }
  const cv = openPacked(packed)
  return cv && { version, cv, ...(savedAt !== null && { savedAt }) }
}

function demandKnown(kept: KeptCv | null | undefined): KeptCv {
  if (!kept) throw new Failure('other-version')
  return kept
}

/** Stores CVs as rows of the database; the version is in the seafarer's row. */
export function createD1CvStore(db: Database): CvStore {
  const getAll: CvStore['getAll'] = async (seamanIds) => {
    const rows = await findKept(db, seamanIds)
    const found = new Map(rows.map((row) => [row.id, row]))
    return new Map(seamanIds.map((id) => [id, toKept(found.get(id))]))
  }
  const get: CvStore['get'] = async (seamanId) => demandKnown((await getAll([seamanId])).get(seamanId))
  return {
    get,
    getUnless: async (seamanId, version, seen) => {
      if (seen === version) return undefined
      const [row] = await findKept(db, [seamanId], version)
      return row?.version === version ? undefined : demandKnown(toKept(row))
    },
    getAll,
    put: async (seamanId, cv, basedOn, now, manner = {}) => {
      const known = judgePut(await get(seamanId), cv, basedOn)
      if (known) return known
      try {
        await replaceCv(db, seamanId, { cv, basedOn, now, manner })
      } catch (error) {
        if (!isGuardFailure(error)) throw error
        // A concurrent write was first, perhaps with the same content.
        const current = await get(seamanId)
        return judgePut(current, cv, basedOn) ?? { conflict: current }
      }
      return { version: basedOn + 1 }
    },
    ...createSentStore(db),
    ...createStoredReader(db),
    listVersions: (seamanId, now, keeping = USUAL_KEEPING) => listVersions(db, seamanId, now, keeping),
    sweepVersions: async (now) => {
      await db.delete(cvVersionTable).where(isExpired(now))
    },
    erase: async (seamanId) => {
      await runBatch(db, [
        ...deleteAll(db, seamanId),
        db.run(sql`UPDATE seaman SET version = ${NO_VERSION} WHERE id = ${seamanId}`),
      ])
    },
  }
}
