import { and, asc, count, eq, sql } from 'drizzle-orm'
import { isActiveOrganisation, isActiveSeaman } from '#src/server/platform/active-account.ts'
import { type Database, demand, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import { organisationTable } from '../organisation/organisation.tables.ts'
import { isTrusted } from '../seaman/evidence.repository.ts'
import { cvEvidenceTable } from '../seaman/evidence.tables.ts'
import { seamanTable } from '../seaman/seaman.tables.ts'
import { type VoyageRequestRow, voyageRequestTable } from '../seaman/verification.tables.ts'

const ofActive = sql.raw(isActiveSeaman('voyage_request.seaman_id'))

/** Folds the case of a name, in any script. */
export const foldName = (name: string): string => name.normalize('NFC').toLowerCase()

/** Lengths of names, which do not depend on case: SQLite only folds ASCII, so the query narrows by length. */
const lengthsOf = (names: readonly string[]): string =>
  JSON.stringify([
    ...new Set(names.flatMap((name) => [name, foldName(name), name.toUpperCase()].map((one) => [...one].length))),
  ])

/** Checked companies by name, ignoring case. */
export async function findCompaniesByName(db: Database, names: readonly string[]) {
  const folded = new Set(names.map(foldName))
  if (folded.size === 0) return []
  const found = await db
    .select({ id: organisationTable.id, name: organisationTable.name })
    .from(organisationTable)
    .where(
      and(
        eq(organisationTable.kind, 'company'),
        eq(organisationTable.verified, true),
        isTrusted,
        sql`length(${organisationTable.name}) IN (SELECT value FROM json_each(${lengthsOf(names)}))`,
      ),
    )
  return found.filter(({ name }) => folded.has(foldName(name)))
}

/** The name of the company whose answer is awaited. */
export async function findAskedCompany(db: Database, requestId: string): Promise<string | undefined> {
  const row = await db
    .select({ name: organisationTable.name })
    .from(voyageRequestTable)
    .innerJoin(organisationTable, eq(organisationTable.id, voyageRequestTable.companyId))
    .where(and(eq(voyageRequestTable.id, requestId), eq(voyageRequestTable.state, 'asked')))
    .get()
  return row?.name
}

export const findRequests = (db: Database, seamanId: string) =>
  db
    .select({ request: voyageRequestTable, company: organisationTable.name, isTrusted })
    .from(voyageRequestTable)
    .innerJoin(organisationTable, eq(organisationTable.id, voyageRequestTable.companyId))
    .where(eq(voyageRequestTable.seamanId, seamanId))

/** Replaces the question about a voyage. Aborts the batch if the company is no longer checked. */
export const askAgain = (db: Database, row: VoyageRequestRow): Statement[] => [
  ...demand(
    db,
    sql`EXISTS (SELECT 1 FROM organisation c WHERE c.id = ${row.companyId} AND c.verified = 1 AND ${sql.raw(isActiveOrganisation('c.id'))})`,
  ),
  db
    .delete(voyageRequestTable)
    .where(and(eq(voyageRequestTable.seamanId, row.seamanId), eq(voyageRequestTable.entryId, row.entryId))),
  db.insert(voyageRequestTable).values(row),
]

const isWaiting = (companyId: string) =>
  and(eq(voyageRequestTable.companyId, companyId), eq(voyageRequestTable.state, 'asked'), ofActive)

export const findAsked = (db: Database, companyId: string, limit: number, offset: number) =>
  db
    .select({ request: voyageRequestTable, seaman: seamanTable })
    .from(voyageRequestTable)
    .innerJoin(seamanTable, eq(seamanTable.id, voyageRequestTable.seamanId))
    .where(isWaiting(companyId))
    .orderBy(asc(voyageRequestTable.askedAt), asc(voyageRequestTable.id))
    .limit(limit)
    .offset(offset)

export async function countAsked(db: Database, companyId: string): Promise<number> {
  const row = await db.select({ total: count() }).from(voyageRequestTable).where(isWaiting(companyId)).get()
  return row?.total ?? 0
}

export const findRequest = (db: Database, companyId: string, id: string) =>
  db
    .select({ request: voyageRequestTable, seaman: seamanTable })
    .from(voyageRequestTable)
    .innerJoin(seamanTable, eq(seamanTable.id, voyageRequestTable.seamanId))
    .where(and(eq(voyageRequestTable.id, id), eq(voyageRequestTable.companyId, companyId), ofActive))
    .get()

/** Aborts the batch if the company is no longer verified. */
export const demandVerified = (db: Database, companyId: string): Statement[] =>
  demand(db, sql`EXISTS (SELECT 1 FROM organisation c WHERE c.id = ${companyId} AND c.verified = 1)`)

/** Answers an open question. */
export const answerRow = (
  db: Database,
  id: string,
  state: 'confirmed' | 'declined',
  answeredBy: string,
  now: number,
): Statement[] => [
  db
    .update(voyageRequestTable)
    .set({ state, answeredAt: now, answeredBy })
    .where(and(eq(voyageRequestTable.id, id), eq(voyageRequestTable.state, 'asked'))),
  ...demandOneChange(db),
]

/** Stores the company's confirmation. */
export const setConfirmed = (
  db: Database,
  { seamanId, entryId, companyId, facts }: VoyageRequestRow,
  now: number,
): Statement =>
  db
    .insert(cvEvidenceTable)
    .values({ seamanId, entryId, level: 'confirmed', facts, companyId, createdAt: now })
    .onConflictDoUpdate({
      target: [cvEvidenceTable.seamanId, cvEvidenceTable.entryId, cvEvidenceTable.level],
      set: { facts, companyId, createdAt: now },
    })
