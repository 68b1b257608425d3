import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { isSuspended } from '#src/server/people/organisation/suspensions.repository.ts'
import { isActiveOrganisation } from '#src/server/platform/active-account.ts'
import type { Database } from '#src/server/platform/database.ts'
import { mailingRuleTable } from './mailing.tables.ts'

const rule = mailingRuleTable
const organisation = organisationTable

/** The country of the head office. */
export const SEAT = sql<string | null>`(SELECT o.country FROM company_office o
  WHERE o.company_id = organisation.id AND o.kind = 'head' ORDER BY o.sort LIMIT 1)`

/** Whether the organisation of a query is active and not suspended. */
export const IS_RECEIVING = sql.raw(
  `${isActiveOrganisation('organisation.id')} AND NOT ${isSuspended('organisation.id')}`,
)

/** 1 if the site can fill in every place of the form, 0 if a person has to, null without a form. */
const FORM = sql<0 | 1 | null>`(SELECT min(f.unknown = '[]') FROM agency_form f WHERE f.company_id = organisation.id)`

/** Verified, active organisations that are not suspended and receive CVs, ordered by id. */
export const findReceivers = (db: Database) =>
  db
    .select({ slug: organisation.slug, country: organisation.country, seat: SEAT, form: FORM, fleets: rule.fleets })
    .from(rule)
    .innerJoin(organisation, eq(organisation.id, rule.organisationId))
    .where(and(ne(rule.frequency, 'none'), eq(organisation.verified, true), IS_RECEIVING))
    .orderBy(asc(organisation.id))
    .all()

export type Receiver = Awaited<ReturnType<typeof findReceivers>>[number]

export const insertMailingRule = (db: Database, row: typeof mailingRuleTable.$inferInsert) =>
  db.insert(rule).values(row)
