import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { ENDING_DAYS, LATE_DAYS, type UnverifiedState } from '#src/contract/company-check/company-check.ts'
import { type CheckQueue, COMPANY_QUEUES, type CompanyQueue } from '#src/contract/company-check/list.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { IS_LISTED } from '#src/server/people/company/listed-companies.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { isSuspended } from '#src/server/people/organisation/suspensions.repository.ts'
import { isActiveOrganisation } from '#src/server/platform/active-account.ts'
import { type Database, isAmong } from '#src/server/platform/database.ts'
import { RECHECK_ON } from './licence-ends.repository.ts'

const HAS_TEXTS = `EXISTS (SELECT 1 FROM company_waiting w WHERE w.company_id = organisation.id AND w.state = 'waiting')`

const IS_SUSPENDED = isSuspended('organisation.id')
const inState = (state: UnverifiedState): string =>
  `organisation.verified = 0 AND organisation.check_state = '${state}' AND NOT ${IS_SUSPENDED}`

/** The time of a row of the open suspension. */
const ofSuspension = (column: string): string =>
  `(SELECT sus.${column} FROM organisation_suspension sus WHERE sus.organisation_id = organisation.id AND sus.restored_at IS NULL)`

const IS_DUE = 'organisation.verified = 1 AND organisation.recheck_due_at IS NOT NULL'

/** The condition of a queue. @param now for the licences that end soon */
const isIn = (queue: CompanyQueue, now: number): string =>
  ({
    waiting: inState('waiting'),
    recheck: IS_DUE,
    appeals: `EXISTS (SELECT 1 FROM organisation_suspension sus WHERE sus.organisation_id = organisation.id AND sus.restored_at IS NULL
      AND sus.appealed_at IS NOT NULL AND sus.answered_at IS NULL)`,
    texts: HAS_TEXTS,
    ending: `organisation.verified = 1 AND organisation.licence_expires <= '${toPlainDate(now + ENDING_DAYS * DAY)}'`,
    verified: 'organisation.verified = 1',
    refused: inState('refused'),
    suspended: IS_SUSPENDED,
    expired: inState('expired'),
    none: inState('none'),
    all: '1 = 1',
  })[queue]

const OLDEST_TEXT = `(SELECT min(w.sent_at) FROM company_waiting w WHERE w.company_id = organisation.id AND w.state = 'waiting')`

const SINCE: Readonly<Record<CompanyQueue, string>> = {
  waiting: 'organisation.asked_at',
  recheck: 'organisation.recheck_due_at',
  appeals: ofSuspension('appealed_at'),
  texts: OLDEST_TEXT,
  ending: 'organisation.decided_at',
  verified: 'organisation.decided_at',
  refused: 'organisation.decided_at',
  suspended: ofSuspension('suspended_at'),
  expired: 'organisation.decided_at',
  none: 'organisation.created_at',
  all: 'organisation.updated_at',
}

const LONGEST_FIRST: ReadonlySet<CompanyQueue> = new Set(['waiting', 'recheck', 'appeals', 'texts'])

const orderOf = (queue: CompanyQueue): SQL => {
  if (queue === 'ending') return sql.raw('organisation.licence_expires ASC')
  return sql.raw(`${SINCE[queue]} ${LONGEST_FIRST.has(queue) ? 'ASC' : 'DESC'}`)
}

const ACTIVE = `organisation.kind = 'company' AND ${isActiveOrganisation('organisation.id')}`

type Asked = {
  queue: CompanyQueue
  now: number
  /** Restricts to these ids in a search. */
  ids: readonly string[] | undefined
}

const where = ({ queue, now, ids }: Asked): SQL =>
  sql`${sql.raw(`${isIn(queue, now)} AND ${ACTIVE}`)} ${ids ? sql`AND ${isAmong(organisationTable.id, ids)}` : sql``}`

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
    .orderBy(orderOf(asked.queue), asc(organisationTable.id))
    .limit(limit)
    .offset(offset)

export const countCompanies = (db: Database, asked: Asked): Promise<number> =>
  db.$count(organisationTable, where(asked))

/** Repeated checks that wait for more than a week. */
export const countLate = (db: Database, now: number): Promise<number> =>
  db.$count(
    organisationTable,
    sql`${sql.raw(`${IS_DUE} AND ${ACTIVE} AND ${RECHECK_ON}`)} < ${toPlainDate(now - LATE_DAYS * DAY)}`,
  )

export async function countQueues(db: Database, now: number) {
  const counts = Object.fromEntries(
    COMPANY_QUEUES.map((queue) => [queue, sql<number>`count(*) FILTER (WHERE ${sql.raw(isIn(queue, now))})`]),
  ) as Record<CompanyQueue, SQL<number>>
  const row = await db.select(counts).from(organisationTable).where(sql.raw(ACTIVE)).get()
  return COMPANY_QUEUES.map((queue) => ({ queue, count: row?.[queue] ?? 0 }))
}

type Place = { id: string; queue: CheckQueue; since: number; now: number }

/** The companies before and after one in its queue, and the number of companies in it. */
export async function findNeighbours(db: Database, { id, queue, since, now }: Place) {
  const position = sql.raw(`(${SINCE[queue]}, organisation.id)`)
  const inQueue = where({ queue, now, ids: undefined })
  const idOf = async (place: SQL, direction: 'ASC' | 'DESC') => {
    const row = await db
      .select({ id: organisationTable.id })
      .from(organisationTable)
      .where(and(inQueue, place))
      .orderBy(sql.raw(`${SINCE[queue]} ${direction}, organisation.id ${direction}`))
      .limit(1)
      .get()
    return row?.id ?? null
  }
  const [previous, next, count] = await Promise.all([
    idOf(sql`${position} < (${since}, ${id})`, 'DESC'),
    idOf(sql`${position} > (${since}, ${id})`, 'ASC'),
    db.$count(organisationTable, inQueue),
  ])
  return { previous, next, count }
}

type Upcoming = { queue: CheckQueue; now: number; after?: { since: number; id: string } | undefined; limit: number }

/** The companies of a queue, the longest waiting first; after a place in it if one is given. */
export async function findUpcoming(db: Database, { queue, now, after, limit }: Upcoming) {
  const position = sql.raw(`(${SINCE[queue]}, organisation.id)`)
  const rows = await db
    .select({
      id: organisationTable.id,
      name: organisationTable.name,
      country: organisationTable.country,
      since: sql<number>`${sql.raw(SINCE[queue])}`,
    })
    .from(organisationTable)
    .where(and(where({ queue, now, ids: undefined }), after && sql`${position} > (${after.since}, ${after.id})`))
    .orderBy(orderOf(queue), asc(organisationTable.id))
    .limit(limit)
  return rows.map((row) => ({ ...row, queue }))
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
