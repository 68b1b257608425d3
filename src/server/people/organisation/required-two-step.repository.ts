import { and, between, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm'
import { outboxTable } from '#src/server/ground/mail/mail.tables.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import type { Database } from '#src/server/platform/database.ts'
import { memberTable, organisationTable } from './organisation.tables.ts'

/** Two mails to a member are at least a day apart: an owner may turn the requirement off and on again. */
export const causeOf = (organisationId: string, accountId: string, at: number): string =>
  `two-step-required:${organisationId}:${accountId}:${at}`

/** The members who got the mail after an instant, or whose mail is still waiting. */
export async function listNotified(db: Database, organisationId: string, since: number): Promise<(string | null)[]> {
  const rows = await db
    .select({ accountId: outboxTable.accountId })
    .from(outboxTable)
    .where(
      and(
        // The range of the causes of one organisation, so that the unique index is read.
        between(outboxTable.cause, `two-step-required:${organisationId}:`, `two-step-required:${organisationId};`),
        ne(outboxTable.status, 'failed'),
        gt(outboxTable.createdAt, since),
      ),
    )
  return rows.map(({ accountId }) => accountId)
}

/** The name of the company and since when it requires two-step sign-in; undefined if that no longer keeps the account out. */
export async function findRequirement(
  db: Database,
  organisationId: string,
  accountId: string,
): Promise<{ company: string; since: number } | undefined> {
  const row = await db
    .select({ company: organisationTable.name, since: organisationTable.twoStepAt })
    .from(memberTable)
    .innerJoin(organisationTable, eq(organisationTable.id, memberTable.organisationId))
    .innerJoin(accountTable, eq(accountTable.id, memberTable.accountId))
    .where(
      and(
        eq(memberTable.organisationId, organisationId),
        eq(memberTable.accountId, accountId),
        isNotNull(organisationTable.twoStepAt),
        isNull(accountTable.twoStepAt),
      ),
    )
    .get()
  return row && row.since !== null ? { company: row.company, since: row.since } : undefined
}
