import { and, eq, sql } from 'drizzle-orm'
import type { CaseKind } from '#src/contract/report/report.ts'
import { articleTable, articleTextTable } from '#src/server/exchange/article/article.tables.ts'
import { firstOwner } from '#src/server/people/organisation/members.repository.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import { type Database, isAmong } from '#src/server/platform/database.ts'
import { applicationTable, matchContestTable } from '#src/server/work/application/application.tables.ts'
import { crewCardTable } from '#src/server/work/crew/crew.tables.ts'
import { inboxThreadTable } from '#src/server/work/inbox/inbox.tables.ts'
import { vacancyTable } from '#src/server/work/vacancy/vacancy.tables.ts'

/** What was reported, whether the public can still see it or not, and the account that it belongs to. */
export type ReportedObject = {
  id: string
  name: string | null
  rank: string | null
  vesselType: string | null
  /** Of the ship of a vacancy, even if the public cannot see it. */
  imo: string | null
  /** Of a conversation: the company's. */
  accountId: string | null
  /** Of a conversation: the seafarer's. */
  seamanAccountId: string | null
  /** The company that owns it; of a conversation its company. */
  organisationId: string | null
  status: string | null
  seen: number | null
}

/** How an object is named to the reported side: a conversation without its company, which may have sent the report. */
export const nameForReported = (
  kind: CaseKind,
  { name, rank, vesselType }: Pick<ReportedObject, 'name' | 'rank' | 'vesselType'>,
) => ({ name: kind === 'thread' ? null : name, rank, vesselType })

const ownerId = sql<string>`${sql.raw(firstOwner('organisation.id'))}`

type Ids = readonly string[]
const BARE = {
  name: null,
  rank: null,
  vesselType: null,
  imo: null,
  accountId: null,
  seamanAccountId: null,
  organisationId: null,
  status: null,
  seen: null,
}

const FINDERS: Record<CaseKind, (db: Database, ids: Ids) => Promise<(Partial<ReportedObject> & { id: string })[]>> = {
  vacancy: (db, ids) =>
    db
      .select({
        id: vacancyTable.id,
        name: organisationTable.name,
        rank: vacancyTable.rank,
        vesselType: vacancyTable.vesselType,
        imo: vacancyTable.imo,
        accountId: ownerId,
        organisationId: vacancyTable.companyId,
        status: vacancyTable.status,
        seen: vacancyTable.updatedAt,
      })
      .from(vacancyTable)
      .innerJoin(organisationTable, eq(organisationTable.id, vacancyTable.companyId))
      .where(isAmong(vacancyTable.id, ids)),
  company: (db, ids) =>
    db
      .select({
        id: organisationTable.id,
        name: organisationTable.name,
        accountId: ownerId,
        organisationId: organisationTable.id,
      })
      .from(organisationTable)
      .where(and(isAmong(organisationTable.id, ids), eq(organisationTable.kind, 'company'))),
  seaman: (db, ids) =>
    db
      .select({
        id: seamanTable.publicId,
        name: crewCardTable.maskedName,
        rank: crewCardTable.rank,
        accountId: seamanTable.accountId,
      })
      .from(seamanTable)
      .leftJoin(crewCardTable, eq(crewCardTable.seamanId, seamanTable.id))
      .where(isAmong(seamanTable.publicId, ids)),
  article: (db, ids) =>
    db
      .select({ id: articleTable.id, name: articleTextTable.title })
      .from(articleTable)
      .innerJoin(
        articleTextTable,
        and(eq(articleTextTable.articleId, articleTable.id), sql`${articleTextTable.language} = 'en'`),
      )
      .where(isAmong(articleTable.id, ids)),
  thread: (db, ids) =>
    db
      .select({
        id: inboxThreadTable.id,
        name: organisationTable.name,
        accountId: ownerId,
        seamanAccountId: seamanTable.accountId,
        organisationId: inboxThreadTable.organisationId,
      })
      .from(inboxThreadTable)
      .innerJoin(organisationTable, eq(organisationTable.id, inboxThreadTable.organisationId))
      .innerJoin(seamanTable, eq(seamanTable.id, inboxThreadTable.seamanId))
      .where(isAmong(inboxThreadTable.id, ids)),
  contest: (db, ids) =>
    db
      .select({
        id: matchContestTable.id,
        name: organisationTable.name,
        rank: vacancyTable.rank,
        vesselType: vacancyTable.vesselType,
        accountId: ownerId,
        organisationId: vacancyTable.companyId,
      })
      .from(matchContestTable)
      .innerJoin(applicationTable, eq(applicationTable.id, matchContestTable.applicationId))
      .innerJoin(vacancyTable, eq(vacancyTable.id, applicationTable.vacancyId))
      .innerJoin(organisationTable, eq(organisationTable.id, vacancyTable.companyId))
      .where(isAmong(matchContestTable.id, ids)),
}

type Subject = { kind: CaseKind; targetId: string }

/** Finds the objects of reports; the function that it returns gives the object of a report, or undefined when it no longer exists. */
export async function findObjects(db: Database, subjects: readonly Subject[]) {
  const byKind = [...Map.groupBy(subjects, ({ kind }) => kind)]
  const found = await Promise.all(
    byKind.map(async ([kind, reported]) => {
      const rows = await FINDERS[kind](db, [...new Set(reported.map(({ targetId }) => targetId))])
      return rows.map((row) => [`${kind}:${row.id}`, { ...BARE, ...row }] as const)
    }),
  )
  const objects = new Map<string, ReportedObject>(found.flat())
  return ({ kind, targetId }: Subject): ReportedObject | undefined => objects.get(`${kind}:${targetId}`)
}
