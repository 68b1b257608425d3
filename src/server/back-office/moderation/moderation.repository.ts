import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { ModerationQuery } from '#src/contract/vacancy-editor/schemas.ts'
import { firstOwner } from '#src/server/people/organisation/members.repository.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { isSuspended } from '#src/server/people/organisation/suspensions.repository.ts'
import { isActiveOrganisation } from '#src/server/platform/active-account.ts'
import { type Database, demand, type Statement } from '#src/server/platform/database.ts'
import { columnsOf, type StoredRow } from '#src/server/platform/stored-rows.ts'
import { vacancyDecisionTable } from '#src/server/work/vacancy/decisions.tables.ts'
import { vacancyTable } from '#src/server/work/vacancy/vacancy.tables.ts'

const ACTS = { published: 'approve', refused: 'refuse', 'taken-down': 'take-down' } as const

// Literal and not bound, because the partial index needs it.
const WAITS = sql`${vacancyTable.status} = 'moderation' AND ${sql.raw(isActiveOrganisation('vacancy.company_id'))}
  AND NOT ${sql.raw(isSuspended('vacancy.company_id'))}`

const where = (queue: ModerationQuery['queue']) =>
  queue === 'waiting' ? WAITS : eq(vacancyDecisionTable.act, ACTS[queue])

/** Waiting vacancies of active companies that are not suspended, longest first; decided ones newest first. */
export const findModerated = (db: Database, { queue }: ModerationQuery, limit: number, offset: number) =>
  db
    .select({
      vacancy: vacancyTable,
      company: { name: organisationTable.name, verified: organisationTable.verified },
      decidedAt: vacancyDecisionTable.decidedAt,
    })
    .from(vacancyTable)
    .innerJoin(organisationTable, eq(organisationTable.id, vacancyTable.companyId))
    .leftJoin(vacancyDecisionTable, eq(vacancyDecisionTable.vacancyId, vacancyTable.id))
    .where(where(queue))
    .orderBy(queue === 'waiting' ? asc(vacancyTable.updatedAt) : desc(vacancyDecisionTable.decidedAt))
    .limit(limit)
    .offset(offset)

export const countModerated = async (db: Database, { queue }: ModerationQuery): Promise<number> =>
  queue === 'waiting' ? db.$count(vacancyTable, where(queue)) : db.$count(vacancyDecisionTable, where(queue))

/** The waiting vacancies before and after one, and how many wait. */
export async function findWaitingAround(
  db: Database,
  { id, updated_at: updatedAt }: Pick<WholeRow, 'id' | 'updated_at'>,
) {
  const position = sql`(${vacancyTable.updatedAt}, ${vacancyTable.id})`
  const idOf = async (place: SQL, order: SQL[]) =>
    (
      await db
        .select({ id: vacancyTable.id })
        .from(vacancyTable)
        .where(and(WAITS, place))
        .orderBy(...order)
        .limit(1)
        .get()
    )?.id ?? null
  const { updatedAt: at, id: key } = vacancyTable
  const [previous, next, waiting] = await Promise.all([
    idOf(sql`${position} < (${updatedAt}, ${id})`, [desc(at), desc(key)]),
    idOf(sql`${position} > (${updatedAt}, ${id})`, [asc(at), asc(key)]),
    db.$count(vacancyTable, WAITS),
  ])
  return { previous, next, waiting }
}

export type WholeRow = StoredRow<typeof vacancyTable>

const WHOLE = `SELECT ${columnsOf(vacancyTable).of()} FROM vacancy WHERE id = ?`

export const findWholeRow = async ({ $client: d1 }: Database, id: string): Promise<WholeRow | null> =>
  d1.prepare(WHOLE).bind(id).first<WholeRow>()

/** Aborts the batch if the vacancy differs from what the moderator read: published again, closed or decided. */
export const demandSeen = (db: Database, id: string, status: string, seen: number): Statement[] =>
  demand(db, sql`EXISTS (SELECT 1 FROM vacancy WHERE id = ${id} AND status = ${status} AND updated_at = ${seen})`)

/** The first owner of a company. */
export const findOwner = (db: Database, companyId: string) =>
  db
    .select({ accountId: sql<string>`${sql.raw(firstOwner('organisation.id'))}`, name: organisationTable.name })
    .from(organisationTable)
    .where(eq(organisationTable.id, companyId))
    .get()
