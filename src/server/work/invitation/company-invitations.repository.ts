import { and, eq, type SQL, sql } from 'drizzle-orm'
import { INVITED_WITHIN, MAX_INVITED } from '#src/contract/invitation/invitation.ts'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import { type Database, demand, type Statement } from '#src/server/platform/database.ts'
import { type Absent, type Prefixed, pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { applicationTable } from '../application/application.tables.ts'
import { crewCardTable } from '../crew/crew.tables.ts'
import { isListedFor } from '../crew/listed.ts'
import { vacancyTable } from '../vacancy/vacancy.tables.ts'
import { invitationTable } from './invitation.tables.ts'

const MAX_OFFERED = 100

const VACANCY = pickColumns(vacancyTable, 'id', 'rank', 'vessel_type', 'join_from', 'expires_at', 'status')

const INVITATION = pickColumns(invitationTable, 'created_at', 'seen_at', 'declined_at', 'withdrawn_at')
const APPLICATION = pickColumns(applicationTable, 'id')

export type OfferedRow = RowOf<typeof VACANCY> &
  Prefixed<'invitation_', Absent<RowOf<typeof INVITATION>>> &
  Prefixed<'application_', Absent<RowOf<typeof APPLICATION>>>

const OFFERED = `SELECT ${VACANCY.of('v')}, ${INVITATION.of('i', 'invitation_')}, ${APPLICATION.of('a', 'application_')}
  FROM vacancy v LEFT JOIN invitation i ON i.vacancy_id = v.id AND i.seaman_id = ?1
  LEFT JOIN application a ON a.vacancy_id = v.id AND a.seaman_id = ?1
  WHERE v.company_id = ?2 AND (i.id IS NOT NULL OR (v.status = 'published' AND coalesce(v.expires_at, ?3 + 1) > ?3))
  ORDER BY v.rank <> ?4, v.seq DESC LIMIT ${MAX_OFFERED}`

type Asked = { seamanId: string; companyId: string; rank: string; now: number }

/** Open vacancies of the company and those of previous invitations, the seafarer's rank first. */
export const findOffered = async ({ $client: d1 }: Database, { seamanId, companyId, rank, now }: Asked) =>
  (await d1.prepare(OFFERED).bind(seamanId, companyId, now, rank).all<OfferedRow>()).results

/** A seafarer, and the condition by which the company may invite them. `isKnown`: they sent the company a CV. */
export type Invitee = { seamanId: string; accountId: string; rank: string; isKnown: boolean; may: SQL }

/** A seafarer who is visible to a company. */
export const findListed = (db: Database, publicId: string, isVerified: boolean) =>
  db
    .select({ seamanId: crewCardTable.seamanId, rank: crewCardTable.rank, accountId: seamanTable.accountId })
    .from(crewCardTable)
    .innerJoin(seamanTable, eq(seamanTable.id, crewCardTable.seamanId))
    .where(and(eq(crewCardTable.publicId, publicId), sql.raw(isListedFor('crew_card', isVerified))))
    .get()

export const hasInvited = async (db: Database, vacancyId: string, seamanId: string): Promise<boolean> =>
  (await db.$count(
    invitationTable,
    and(eq(invitationTable.vacancyId, vacancyId), eq(invitationTable.seamanId, seamanId)),
  )) > 0

type Inviting = { id: string; vacancyId: string; seamanId: string; companyId: string; createdAt: number }

/** The conditions of an invitation. @param may whether the company may invite the seafarer at all */
const needsOf = ({ vacancyId, seamanId, companyId, createdAt }: Inviting, may: SQL) => ({
  'may-not-write': may,
  closed: sql`EXISTS (SELECT 1 FROM vacancy WHERE id = ${vacancyId} AND company_id = ${companyId} AND status = 'published'
    AND (expires_at IS NULL OR expires_at > ${createdAt}))`,
  applied: sql`NOT EXISTS (SELECT 1 FROM application WHERE vacancy_id = ${vacancyId} AND seaman_id = ${seamanId})`,
  week: sql`(SELECT count(*) FROM invitation WHERE company_id = ${companyId} AND seaman_id = ${seamanId}
    AND created_at > ${createdAt - INVITED_WITHIN}) < ${MAX_INVITED}`,
})

export type Obstacle = keyof ReturnType<typeof needsOf>

/** Returns the first unmet condition of an invitation; undefined if there is none. */
export async function findObstacle(db: Database, row: Inviting, may: SQL): Promise<Obstacle | undefined> {
  const needs = Object.entries(needsOf(row, may)) as [Obstacle, SQL][]
  const columns = sql.join(
    needs.map(([name, need]) => sql`${need} AS ${sql.identifier(name)}`),
    sql`, `,
  )
  const found = await db.get<Record<Obstacle, number>>(sql`SELECT ${columns}`)
  return needs.map(([name]) => name).find((name) => found[name] !== 1)
}

/** Aborts the batch if `findObstacle` would return a condition. */
export const insertInvitation = (db: Database, row: Inviting, may: SQL): Statement[] => [
  ...demand(db, sql`(${sql.join(Object.values(needsOf(row, may)), sql` AND `)})`),
  db.insert(invitationTable).values(row),
]

/** Whether a condition holds now. */
export const isTrue = async (db: Database, condition: SQL): Promise<boolean> =>
  (await db.get<{ may: number }>(sql`SELECT ${condition} AS may`)).may === 1
