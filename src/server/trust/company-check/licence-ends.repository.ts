import { and, asc, eq, gte, lt, lte, sql } from 'drizzle-orm'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { type Database, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import { nextVersion } from './company-details.repository.ts'

const ENDING = {
  id: organisationTable.id,
  expires: sql<string>`${organisationTable.licenceExpires}`,
}

export type EndingLicence = { id: string; expires: string }

const isVerified = and(eq(organisationTable.kind, 'company'), eq(organisationTable.verified, true))

/** Verified companies whose licence was valid until a day before one. */
export const findEnded = (db: Database, today: string, limit: number): Promise<EndingLicence[]> =>
  db
    .select(ENDING)
    .from(organisationTable)
    .where(and(isVerified, lt(organisationTable.licenceExpires, today)))
    .orderBy(asc(organisationTable.licenceExpires), asc(organisationTable.id))
    .limit(limit)
    .all()

/** Verified companies whose licence expires by a day and that got no reminder of it. */
export const findEnding = (db: Database, today: string, until: string, limit: number): Promise<EndingLicence[]> =>
  db
    .select(ENDING)
    .from(organisationTable)
    .where(
      and(
        isVerified,
        gte(organisationTable.licenceExpires, today),
        lte(organisationTable.licenceExpires, until),
        sql`${organisationTable.remindedFor} IS NOT ${organisationTable.licenceExpires}`,
      ),
    )
    .orderBy(asc(organisationTable.licenceExpires), asc(organisationTable.id))
    .limit(limit)
    .all()

const isStill = (companyId: string, expires: string) =>
  and(eq(organisationTable.id, companyId), isVerified, eq(organisationTable.licenceExpires, expires))

/** Aborts the batch when another run was faster, or the licence is another one by now. */
export const expireLicence = (db: Database, companyId: string, expires: string, now: number): Statement[] => [
  db
    .update(organisationTable)
    .set({
      verified: false,
      checkState: 'expired',
      decidedAt: now,
      decidedBy: null,
      refusal: null,
      refusalNote: null,
      checkVersion: nextVersion,
      updatedAt: sql`max(${now}, updated_at + 1)`,
    })
    .where(isStill(companyId, expires)),
  ...demandOneChange(db),
]

/** Aborts the batch when another run has sent the reminder. */
export const markReminded = (db: Database, companyId: string, expires: string): Statement[] => [
  db
    .update(organisationTable)
    .set({ remindedFor: expires })
    .where(and(isStill(companyId, expires), sql`${organisationTable.remindedFor} IS NOT ${expires}`)),
  ...demandOneChange(db),
]
