import { and, asc, eq, gte, lt, lte, sql } from 'drizzle-orm'
import { companyTable } from '#src/server/people/company/company.tables.ts'
import { type Database, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import { nextVersion } from './company-details.repository.ts'

const ENDING = {
  id: companyTable.id,
  expires: sql<string>`${companyTable.licenceExpires}`,
}

export type EndingLicence = { id: string; expires: string }

const isVerified = eq(companyTable.verified, true)

/** Verified companies whose licence was valid until a day before one. */
export const findEnded = (db: Database, today: string, limit: number): Promise<EndingLicence[]> =>
  db
    .select(ENDING)
    .from(companyTable)
    .where(and(isVerified, lt(companyTable.licenceExpires, today)))
    .orderBy(asc(companyTable.licenceExpires), asc(companyTable.id))
    .limit(limit)
    .all()

/** Verified companies whose licence expires by a day and that got no reminder of it. */
export const findEnding = (db: Database, today: string, until: string, limit: number): Promise<EndingLicence[]> =>
  db
    .select(ENDING)
    .from(companyTable)
    .where(
      and(
        isVerified,
        gte(companyTable.licenceExpires, today),
        lte(companyTable.licenceExpires, until),
        sql`${companyTable.remindedFor} IS NOT ${companyTable.licenceExpires}`,
      ),
    )
    .orderBy(asc(companyTable.licenceExpires), asc(companyTable.id))
    .limit(limit)
    .all()

const isStill = (companyId: string, expires: string) =>
  and(eq(companyTable.id, companyId), isVerified, eq(companyTable.licenceExpires, expires))

/** Aborts the batch when another run was faster, or the licence is another one by now. */
export const expireLicence = (db: Database, companyId: string, expires: string, now: number): Statement[] => [
  db
    .update(companyTable)
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
    .update(companyTable)
    .set({ remindedFor: expires })
    .where(and(isStill(companyId, expires), sql`${companyTable.remindedFor} IS NOT ${expires}`)),
  ...demandOneChange(db),
]
