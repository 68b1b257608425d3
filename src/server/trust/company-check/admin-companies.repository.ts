import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { COMPANY_QUEUES, type CompanyQueue } from '#src/contract/company-check/list.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { companyTable } from '#src/server/people/company/company.tables.ts'
import { IS_LISTED } from '#src/server/people/company/listed-companies.ts'
import { isActiveOrganisation } from '#src/server/platform/active-account.ts'
import { type Database, isAmong } from '#src/server/platform/database.ts'

const HAS_TEXTS = `EXISTS (SELECT 1 FROM company_waiting w WHERE w.company_id = company.id AND w.state = 'waiting')`

const IS_IN: Readonly<Record<CompanyQueue, string>> = {
  waiting: "company.verified = 0 AND company.check_state = 'waiting'",
  texts: HAS_TEXTS,
  verified: 'company.verified = 1',
  refused: "company.verified = 0 AND company.check_state = 'refused'",
  expired: "company.verified = 0 AND company.check_state = 'expired'",
  none: "company.verified = 0 AND company.check_state = 'none'",
}

const OLDEST_TEXT = `(SELECT min(w.sent_at) FROM company_waiting w WHERE w.company_id = company.id AND w.state = 'waiting')`

const SINCE: Readonly<Record<CompanyQueue, string>> = {
  waiting: 'company.asked_at',
  texts: OLDEST_TEXT,
  verified: 'company.decided_at',
  refused: 'company.decided_at',
  expired: 'company.decided_at',
  none: 'company.created_at',
}

const isLongestFirst = (queue: CompanyQueue): boolean => queue === 'waiting' || queue === 'texts'

const ACTIVE = isActiveOrganisation('company.id')

type Asked = {
  queue: CompanyQueue /** Those of them alone, where somebody searches. */
  ids: readonly string[] | undefined
}

const where = ({ queue, ids }: Asked): SQL =>
  sql`${sql.raw(`${IS_IN[queue]} AND ${ACTIVE}`)} ${ids ? sql`AND ${isAmong(companyTable.id, ids)}` : sql``}`

/** Companies of active accounts in one queue. */
export const findCompanies = (db: Database, asked: Asked, limit: number, offset: number) =>
  db
    .select({
      id: companyTable.id,
      name: companyTable.name,
      country: companyTable.country,
      city: companyTable.city,
      verified: companyTable.verified,
      checkState: companyTable.checkState,
      licenceNumber: companyTable.licenceNumber,
      licenceExpires: companyTable.licenceExpires,
      texts: sql<number>`(SELECT count(*) FROM company_waiting w WHERE w.company_id = ${companyTable.id} AND w.state = 'waiting')`,
      since: sql<number | null>`${sql.raw(SINCE[asked.queue])}`,
    })
    .from(companyTable)
    .where(where(asked))
    .orderBy(sql.raw(`${SINCE[asked.queue]} ${isLongestFirst(asked.queue) ? 'ASC' : 'DESC'}`), asc(companyTable.id))
    .limit(limit)
    .offset(offset)

export const countCompanies = (db: Database, asked: Asked): Promise<number> => db.$count(companyTable, where(asked))

export async function countQueues(db: Database) {
  const counts = Object.fromEntries(
    COMPANY_QUEUES.map((queue) => [queue, sql<number>`count(*) FILTER (WHERE ${sql.raw(IS_IN[queue])})`]),
  ) as Record<CompanyQueue, SQL<number>>
  const row = await db.select(counts).from(companyTable).where(sql.raw(ACTIVE)).get()
  return COMPANY_QUEUES.map((queue) => ({ queue, count: row?.[queue] ?? 0 }))
}

/** Names and licences of all companies: what is compared in them is folded further than the database can. */
export const findNames = (db: Database) =>
  db
    .select({
      id: companyTable.id,
      name: companyTable.name,
      legalName: companyTable.legalName,
      country: companyTable.country,
      licenceNumber: companyTable.licenceNumber,
      verified: companyTable.verified,
    })
    .from(companyTable)
    .orderBy(asc(companyTable.id))

export type NamedCompany = Awaited<ReturnType<typeof findNames>>[number]

const listed = alias(companyTable, 'c')

/** Whether the public may see a company. */
export const isListed = async (db: Database, companyId: string): Promise<boolean> =>
  (await db
    .select({ id: listed.id })
    .from(listed)
    .where(and(eq(listed.id, companyId), sql.raw(IS_LISTED)))
    .get()) !== undefined

export const findEmail = async (db: Database, accountId: string): Promise<string | null> =>
  (await db.select({ email: accountTable.email }).from(accountTable).where(eq(accountTable.id, accountId)).get())
    ?.email ?? null
