import { and, eq, sql } from 'drizzle-orm'
import type { Application } from '#src/contract/schemas/application.ts'
import { type Database, demand, type Statement } from '#src/server/platform/database.ts'
import { applicationTable } from './applications.tables.ts'

/** The vacancy as an application needs it, with the account that owns it. */
export type AppliedVacancy = {
  id: string
  status: 'draft' | 'moderation' | 'published' | 'expired' | 'closed'
  expires_at: number | null
  rank: string
  vessel_type: string
  company_name: string
  company_account_id: string
}

export const findAppliedVacancy = async (db: Database, id: string): Promise<AppliedVacancy | null> =>
  db.$client
    .prepare(
      `SELECT v.id, v.status, v.expires_at, v.rank, v.vessel_type, c.name AS company_name, c.account_id AS company_account_id
      FROM vacancy v JOIN company c ON c.id = v.company_id WHERE v.id = ?`,
    )
    .bind(id)
    .first<AppliedVacancy>()

export const hasApplied = async (db: Database, vacancyId: string, seamanId: string): Promise<boolean> =>
  (await db
    .select({ id: applicationTable.id })
    .from(applicationTable)
    .where(and(eq(applicationTable.vacancyId, vacancyId), eq(applicationTable.seamanId, seamanId)))
    .get()) !== undefined

export const insertApplication = (
  db: Database,
  { id, vacancyId, note, createdAt }: Application,
  seamanId: string,
): Statement => db.insert(applicationTable).values({ id, vacancyId, seamanId, note, createdAt, updatedAt: createdAt })

/** Aborts the batch when the vacancy closed in the meantime. */
export const demandOpenVacancy = (db: Database, id: string, now: number): Statement[] =>
  demand(
    db,
    sql`(SELECT count(*) FROM vacancy WHERE id = ${id} AND status = 'published' AND (expires_at IS NULL OR expires_at > ${now}))`,
  )
