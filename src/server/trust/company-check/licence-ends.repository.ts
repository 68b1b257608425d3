import { and, asc, eq, gte, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { ENDING_DAYS } from '#src/contract/company-check/company-check.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { type Database, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import { nextVersion } from './company-details.repository.ts'

const ENDING = {
  id: organisationTable.id,
  expires: sql<string>`${organisationTable.licenceExpires}`,
  licenceNumber: organisationTable.licenceNumber,
}

export type EndingLicence = { id: string; expires: string; licenceNumber: string | null }

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

/** Days before the expiry on which a reminder is due. */
const REMINDED = [7, 30, ENDING_DAYS] as const

/** The days ahead of the reminder that is due, for licences that expire within the longest of them. */
const daysAhead = (now: number): SQL<number> => {
  const cases = REMINDED.map(
    (days) => sql`WHEN ${organisationTable.licenceExpires} <= ${toPlainDate(now + days * DAY)} THEN ${days}`,
  )
  return sql`CASE ${sql.join(cases, sql` `)} END`
}

/** What is stored of a reminder: the expiry date and the days ahead. */
const markOf = ({ expires, days }: DueReminder): string => `${expires} ${days}`

export type DueReminder = EndingLicence & { days: number }

/** Verified companies whose licence expires within 60 days, without the reminder for 60, 30 or 7 days. */
export const findEnding = (db: Database, now: number, limit: number): Promise<DueReminder[]> =>
  db
    .select({ ...ENDING, days: daysAhead(now) })
    .from(organisationTable)
    .where(
      and(
        isVerified,
        gte(organisationTable.licenceExpires, toPlainDate(now)),
        lte(organisationTable.licenceExpires, toPlainDate(now + ENDING_DAYS * DAY)),
        sql`${organisationTable.remindedFor} IS NOT ${organisationTable.licenceExpires} || ' ' || ${daysAhead(now)}`,
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
      recheckOn: null,
      recheckDueAt: null,
      checkVersion: nextVersion,
      updatedAt: sql`max(${now}, updated_at + 1)`,
    })
    .where(isStill(companyId, expires)),
  ...demandOneChange(db),
]

/** The day of the next check of an organisation. */
export const RECHECK_ON = `coalesce(organisation.recheck_on, date(organisation.licence_expires, '-${ENDING_DAYS} days'))`

/** Puts verified companies whose next check is due into the queue of admins. They keep the mark. */
export const queueRechecks = (db: Database, now: number): Statement =>
  db
    .update(organisationTable)
    .set({ recheckDueAt: now })
    .where(and(isVerified, isNull(organisationTable.recheckDueAt), sql`${sql.raw(RECHECK_ON)} <= ${toPlainDate(now)}`))

/** Aborts the batch when another run has sent the reminder. */
export const markReminded = (db: Database, due: DueReminder): Statement[] => [
  db
    .update(organisationTable)
    .set({ remindedFor: markOf(due) })
    .where(and(isStill(due.id, due.expires), sql`${organisationTable.remindedFor} IS NOT ${markOf(due)}`)),
  ...demandOneChange(db),
]
