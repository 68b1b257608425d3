import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { firstOwner } from '#src/server/people/organisation/members.repository.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { type Database, demand, type Statement } from '#src/server/platform/database.ts'
import { columnsOf, type StoredRow } from '#src/server/platform/stored-rows.ts'
import { vacancyTable } from '#src/server/work/vacancy/vacancy.tables.ts'
import { waits } from './vacancy-conditions.ts'

const WAITS = sql.raw(waits('vacancy'))

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
