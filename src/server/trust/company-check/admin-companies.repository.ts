import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { UnverifiedState } from '#src/contract/company-check/company-check.ts'
import { COMPANY_QUEUES, type CompanyQueue } from '#src/contract/company-check/list.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { IS_LISTED } from '#src/server/people/company/listed-companies.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { isSuspended } from '#src/server/people/organisation/suspensions.repository.ts'
import { isActiveOrganisation } from '#src/server/platform/active-account.ts'
import { type Database, isAmong } from '#src/server/platform/database.ts'

const HAS_TEXTS = `EXISTS (SELECT 1 FROM company_waiting w WHERE w.company_id = organisation.id AND w.state = 'waiting')`

const IS_SUSPENDED = isSuspended('organisation.id')
const inState = (state: UnverifiedState): string =>
  `organisation.verified = 0 AND organisation.check_state = '${state}' AND NOT ${IS_SUSPENDED}`

/** The time of a row of the open suspension. */
const ofSuspension = (column: string): string =>
  `(SELECT sus.${column} FROM organisation_suspension sus WHERE sus.organisation_id = organisation.id AND sus.restored_at IS NULL)`

const IS_IN: Readonly<Record<CompanyQueue, string>> = {
  waiting: inState('waiting'),
  appeals: `EXISTS (SELECT 1 FROM organisation_suspension sus WHERE sus.organisation_id = organisation.id AND sus.restored_at IS NULL
    AND sus.appealed_at IS NOT NULL AND sus.answered_at IS NULL)`,
  texts: HAS_TEXTS,
  verified: 'organisation.verified = 1',
  refused: inState('refused'),
  suspended: IS_SUSPENDED,
  expired: inState('expired'),
  none: inState('none'),
}

const OLDEST_TEXT = `(SELECT min(w.sent_at) FROM company_waiting w WHERE w.company_id = organisation.id AND w.state = 'waiting')`

const SINCE: Readonly<Record<CompanyQueue, string>> = {
  waiting: 'organisation.asked_at',
  appeals: ofSuspension('appealed_at'),
  texts: OLDEST_TEXT,
  verified: 'organisation.decided_at',
  refused: 'organisation.decided_at',
  suspended: ofSuspension('suspended_at'),
  expired: 'organisation.decided_at',
  none: 'organisation.created_at',
}

const LONGEST_FIRST: ReadonlySet<CompanyQueue> = new Set(['waiting', 'appeals', 'texts'])

const ACTIVE = `organisation.kind = 'company' AND ${isActiveOrganisation('organisation.id')}`

type Asked = {
  queue: CompanyQueue /** Restricts to these ids in a search. */
  ids: readonly string[] | undefined
}

const where = ({ queue, ids }: Asked): SQL =>
  sql`${sql.raw(`${IS_IN[queue]} AND ${ACTIVE}`)} ${ids ? sql`AND ${isAmong(organisationTable.id, ids)}` : sql``}`

/** Companies of active accounts in one queue. */
export const findCompanies = (db: Database, asked: Asked, limit: number, offset: number) =>
  db
    .select({
      id: organisationTable.id,
      name: organisationTable.name,
      country: organisationTable.country,
      city: organisationTable.city,
      verified: organisationTable.verified,
      checkState: organisationTable.checkState,
      suspended: sql<number>`${sql.raw(IS_SUSPENDED)}`,
      licenceNumber: organisationTable.licenceNumber,
      licenceExpires: organisationTable.licenceExpires,
      texts: sql<number>`(SELECT count(*) FROM company_waiting w WHERE w.company_id = ${organisationTable.id} AND w.state = 'waiting')`,
      since: sql<number | null>`${sql.raw(SINCE[asked.queue])}`,
    })
    .from(organisationTable)
    .where(where(asked))
    .orderBy(
      sql.raw(`${SINCE[asked.queue]} ${LONGEST_FIRST.has(asked.queue) ? 'ASC' : 'DESC'}`),
      asc(organisationTable.id),
    )
    .limit(limit)
    .offset(offset)

export const countCompanies = (db: Database, asked: Asked): Promise<number> =>
  db.$count(organisationTable, where(asked))

export async function countQueues(db: Database) {
  const counts = Object.fromEntries(
    COMPANY_QUEUES.map((queue) => [queue, sql<number>`count(*) FILTER (WHERE ${sql.raw(IS_IN[queue])})`]),
  ) as Record<CompanyQueue, SQL<number>>
  const row = await db.select(counts).from(organisationTable).where(sql.raw(ACTIVE)).get()
  return COMPANY_QUEUES.map((queue) => ({ queue, count: row?.[queue] ?? 0 }))
}

/** Names and licences of all companies. The caller folds them, which the database cannot. */
export const findNames = (db: Database) =>
  db
    .select({
      id: organisationTable.id,
      name: organisationTable.name,
      legalName: organisationTable.legalName,
      country: organisationTable.country,
      licenceNumber: organisationTable.licenceNumber,
      verified: organisationTable.verified,
    })
    .from(organisationTable)
    .where(eq(organisationTable.kind, 'company'))
    .orderBy(asc(organisationTable.id))

export type NamedCompany = Awaited<ReturnType<typeof findNames>>[number]

const listed = alias(organisationTable, 'c')

/** Whether a company is public. */
export const isListed = async (db: Database, companyId: string): Promise<boolean> =>
  (await db
    .select({ id: listed.id })
    .from(listed)
    .where(and(eq(listed.id, companyId), sql.raw(IS_LISTED)))
    .get()) !== undefined

export const findEmail = async (db: Database, accountId: string): Promise<string | null> =>
  (await db.select({ email: accountTable.email }).from(accountTable).where(eq(accountTable.id, accountId)).get())
    ?.email ?? null
