import { sql } from 'drizzle-orm'
import { type Database, demand, type Statement } from '#src/server/platform/database.ts'
import { companyMessageTable } from './messages.tables.ts'

export const insertMessage = (db: Database, row: typeof companyMessageTable.$inferInsert): Statement =>
  db.insert(companyMessageTable).values(row)

type Pair = { seamanId: string; companyId: string }

/** When this seafarer last wrote to this company. */
export const findLastMessage = async (
  { $client: d1 }: Database,
  { seamanId, companyId }: Pair,
): Promise<number | null> =>
  d1
    .prepare('SELECT max(created_at) AS last FROM company_message WHERE seaman_id = ? AND company_id = ?')
    .bind(seamanId, companyId)
    .first<number>('last')

/** Aborts the batch when another message of this seafarer to this company was faster. */
export const demandSilence = (db: Database, { seamanId, companyId }: Pair, since: number): Statement[] =>
  demand(
    db,
    sql`(SELECT count(*) = 0 FROM company_message WHERE seaman_id = ${seamanId} AND company_id = ${companyId} AND created_at > ${since})`,
  )
