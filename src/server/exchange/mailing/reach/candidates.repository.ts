import { and, asc, eq, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { firstOwner } from '#src/server/people/organisation/members.repository.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { type Database, isAmong } from '#src/server/platform/database.ts'
import { mailingRecipientTable, mailingRuleTable, mailingTable } from '../mailing.tables.ts'
import { IS_RECEIVING, SEAT } from '../receivers.repository.ts'

const rule = mailingRuleTable
const organisation = organisationTable

/** Whether one of the organisation's addresses is confirmed, and its reader has not stopped the letters. */
export const HAS_ADDRESS = sql<0 | 1>`EXISTS (SELECT 1 FROM mailing_address a WHERE a.organisation_id = organisation.id
  AND a.confirmed_at IS NOT NULL AND a.stopped_at IS NULL)`

/** The time zone of an organisation is that of its first owner; null if it is not known. */
const TIME_ZONE = sql<
  string | null
>`(SELECT z.time_zone FROM account z WHERE z.id = ${sql.raw(firstOwner('organisation.id'))})`

/** Agencies whose rule lets them receive letters now: verified, active, not suspended and not paused; ordered by id. */
export const findCandidates = (db: Database, now: number) =>
  db
    .select({
      rule,
      id: organisation.id,
      slug: organisation.slug,
      name: organisation.name,
      country: organisation.country,
      seat: SEAT,
      hasAddress: HAS_ADDRESS,
      timeZone: TIME_ZONE,
    })
    .from(rule)
    .innerJoin(organisation, eq(organisation.id, rule.organisationId))
    .where(
      and(
        ne(rule.frequency, 'none'),
        or(isNull(rule.pausedUntil), lte(rule.pausedUntil, now)),
        eq(organisation.verified, true),
        IS_RECEIVING,
      ),
    )
    .orderBy(asc(organisation.id))
    .all()

export type Candidate = Awaited<ReturnType<typeof findCandidates>>[number]

/** States of a row whose agency has the CV, or is about to get it. */
const REACHED = ['queued', 'sending', 'sent', 'delivered', 'unknown'] as const

const recipient = mailingRecipientTable

/** Rows by which agencies get the CV of an account after an instant. */
export const reachedSince = (accountId: string, since: number) =>
  and(
    eq(mailingTable.accountId, accountId),
    isAmong(recipient.state, REACHED),
    or(isNull(recipient.sentAt), sql`${recipient.sentAt} > ${since}`),
  )

/** Ids of agencies that get the CV of an account by mailings, or got it after an instant. */
export async function findReached(db: Database, accountId: string, since: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ id: recipient.organisationId })
    .from(mailingTable)
    .innerJoin(recipient, eq(recipient.mailingId, mailingTable.id))
    .where(reachedSince(accountId, since))
  return new Set(rows.map(({ id }) => id))
}
