import { and, eq, ne, sql } from 'drizzle-orm'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { firstOwner } from '#src/server/people/organisation/members.repository.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import type { Database } from '#src/server/platform/database.ts'
import { reportAppealTable, reportTable } from './report.tables.ts'

/** What the risk signs of a company are computed from. */
export const findCompanyFacts = (db: Database, organisationId: string) =>
  db
    .select({
      name: organisationTable.name,
      country: organisationTable.country,
      website: organisationTable.website,
      verified: organisationTable.verified,
      checkState: organisationTable.checkState,
      licenceNumber: organisationTable.licenceNumber,
      licenceIssuer: organisationTable.licenceIssuer,
      createdAt: organisationTable.createdAt,
      email: accountTable.email,
    })
    .from(organisationTable)
    .leftJoin(accountTable, sql`${accountTable.id} = ${sql.raw(firstOwner('organisation.id'))}`)
    .where(eq(organisationTable.id, organisationId))
    .get()

export const findAccountFacts = (db: Database, accountId: string) =>
  db
    .select({ role: accountTable.role, createdAt: accountTable.createdAt })
    .from(accountTable)
    .where(eq(accountTable.id, accountId))
    .get()

/** Whom cases are against. */
export type Against = { organisationId: string | null; againstId: string | null }

const isAgainst = ({ organisationId, againstId }: Against) =>
  organisationId === null ? eq(reportTable.againstId, againstId ?? '') : eq(reportTable.organisationId, organisationId)

/**
 * How many decisions there are against a company or person, and how many of them were warnings. Reports that were closed together are one
 * decision. A decision whose appeal was granted does not count, nor does the decision of the shown case.
 */
export const countUpheld = async (
  db: Database,
  against: Against,
  shownDecidedAt: number | null,
): Promise<{ upheld: number; warned: number }> => {
  const row = await db
    .select({
      upheld: sql<number>`count(DISTINCT ${reportTable.decidedAt})`,
      warned: sql<number>`count(DISTINCT ${reportTable.decidedAt}) FILTER (WHERE ${reportTable.acts} LIKE '%"warn"%')`,
    })
    .from(reportTable)
    .leftJoin(reportAppealTable, eq(reportAppealTable.reportId, reportTable.id))
    .where(
      and(
        isAgainst(against),
        eq(reportTable.status, 'upheld'),
        sql`${reportTable.decidedAt} IS NOT ${shownDecidedAt}`,
        sql`${reportAppealTable.outcome} IS NOT 'granted'`,
      ),
    )
    .get()
  return row ?? { upheld: 0, warned: 0 }
}

/** The other reports of a person, without disputed match lines, and how many of them had no ground. */
export const countOfReporter = async (db: Database, accountId: string, reportId: string) => {
  const row = await db
    .select({
      sent: sql<number>`count(*)`,
      dismissed: sql<number>`count(*) FILTER (WHERE ${reportTable.status} = 'dismissed')`,
    })
    .from(reportTable)
    .where(and(eq(reportTable.accountId, accountId), ne(reportTable.id, reportId), ne(reportTable.kind, 'contest')))
    .get()
  return row ?? { sent: 0, dismissed: 0 }
}
