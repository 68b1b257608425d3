import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { isReached } from '#src/server/identity/account/reached.repository.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { type SuspensionRow, suspensionTable } from '#src/server/people/organisation/suspension.tables.ts'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import { type Database, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import { type CompanyRow, nextVersion } from './company-details.repository.ts'

const nextUpdate = (now: number) => sql`max(${now}, updated_at + 1)`

export const insertSuspension = (db: Database, row: typeof suspensionTable.$inferInsert): Statement =>
  db.insert(suspensionTable).values(row)

/** Removes the mark. The state without it and the proof stay for the end of the suspension. */
export const hideMark = (db: Database, companyId: string, now: number): Statement =>
  db
    .update(organisationTable)
    .set({ verified: false, checkVersion: nextVersion, updatedAt: nextUpdate(now) })
    .where(eq(organisationTable.id, companyId))

/** Ends an open suspension; aborts the batch if it has ended. Its applicants are notified again, unless none was notified yet. */
export const endSuspension = (
  db: Database,
  { id, restoredBy, now }: { id: string; restoredBy: string; now: number },
): Statement[] => [
  db
    .update(suspensionTable)
    .set({ restoredAt: now, restoredBy, notifiedAfter: sql`nullif('', ${suspensionTable.notifiedAfter})` })
    .where(and(eq(suspensionTable.id, id), isNull(suspensionTable.restoredAt))),
  ...demandOneChange(db),
]

type After = Pick<CompanyRow, 'verified' | 'checkState'> & { now: number }

/** Sets the state after a suspension. A licence that waits for a check again has no proof. */
export const returnState = (db: Database, companyId: string, { verified, checkState, now }: After): Statement =>
  db
    .update(organisationTable)
    .set({
      ...{ verified, checkState, checkVersion: nextVersion, updatedAt: nextUpdate(now) },
      ...(!verified && { licenceCheckedAt: null, registerUrl: null }),
      ...(checkState === 'waiting' && { askedAt: sql`coalesce(asked_at, ${now})` }),
    })
    .where(eq(organisationTable.id, companyId))

type Answer = { id: string; organisationId: string; answer: string; now: number }

/** Rejects an appeal; aborts the batch if it was answered. */
export const answerAppeal = (db: Database, { id, organisationId, answer, now }: Answer): Statement[] => [
  db
    .update(suspensionTable)
    .set({ answer, answeredAt: now })
    .where(
      and(
        eq(suspensionTable.id, id),
        isNull(suspensionTable.restoredAt),
        isNotNull(suspensionTable.appealedAt),
        isNull(suspensionTable.answeredAt),
      ),
    ),
  ...demandOneChange(db),
  db.update(organisationTable).set({ checkVersion: nextVersion }).where(eq(organisationTable.id, organisationId)),
]

type Appeal = { id: string; organisationId: string; appeal: string; appealedBy: string; now: number }

/** Stores the only appeal against a suspension; aborts the batch if there is one, or if the suspension has ended. */
export const insertAppeal = (db: Database, { id, organisationId, appeal, appealedBy, now }: Appeal): Statement[] => [
  db
    .update(suspensionTable)
    .set({ appeal, appealedAt: now, appealedBy })
    .where(and(eq(suspensionTable.id, id), isNull(suspensionTable.restoredAt), isNull(suspensionTable.appealedAt))),
  ...demandOneChange(db),
  db.update(organisationTable).set({ checkVersion: nextVersion }).where(eq(organisationTable.id, organisationId)),
]

/** The last suspension of a company, open or ended. */
export const findLastSuspension = (db: Database, companyId: string): Promise<SuspensionRow | undefined> =>
  db
    .select()
    .from(suspensionTable)
    .where(eq(suspensionTable.organisationId, companyId))
    .orderBy(desc(suspensionTable.suspendedAt))
    .limit(1)
    .get()

export const findSuspension = (db: Database, id: string): Promise<SuspensionRow | undefined> =>
  db.select().from(suspensionTable).where(eq(suspensionTable.id, id)).get()

/** Suspensions whose applicants are not all notified, oldest first. */
export const findUnnotified = (db: Database, limit: number): Promise<SuspensionRow[]> =>
  db
    .select()
    .from(suspensionTable)
    .where(isNotNull(suspensionTable.notifiedAfter))
    .orderBy(asc(suspensionTable.suspendedAt))
    .limit(limit)
    .all()

/** Seafarers with an undecided application to the company that was sent before the suspension, by id after one. */
export const findApplicants = (
  db: Database,
  { organisationId, suspendedAt, notifiedAfter }: SuspensionRow,
  limit: number,
) =>
  db
    .select({ seamanId: seamanTable.id, accountId: seamanTable.accountId, isReached: sql<number>`${isReached}` })
    .from(seamanTable)
    .innerJoin(accountTable, eq(accountTable.id, seamanTable.accountId))
    .where(
      sql`${seamanTable.id} > ${notifiedAfter ?? ''} AND ${seamanTable.id} IN (
        SELECT a.seaman_id FROM vacancy v CROSS JOIN application a ON a.vacancy_id = v.id
        WHERE v.company_id = ${organisationId} AND a.created_at <= ${suspendedAt} AND a.status NOT IN ('rejected', 'joined'))`,
    )
    .orderBy(asc(seamanTable.id))
    .limit(limit)
    .all()

/** Stores the last notified applicant, null when all were; aborts the batch if another run was faster. */
export const moveNotified = (
  db: Database,
  { id, notifiedAfter, restoredAt }: SuspensionRow,
  last: string | null,
): Statement[] => [
  db
    .update(suspensionTable)
    .set({ notifiedAfter: last })
    .where(
      and(
        eq(suspensionTable.id, id),
        sql`${suspensionTable.notifiedAfter} IS ${notifiedAfter}`,
        sql`${suspensionTable.restoredAt} IS ${restoredAt}`,
      ),
    ),
  ...demandOneChange(db),
]
