import { and, eq, max, sql } from 'drizzle-orm'
import { type Database, demand, type Statement } from '#src/server/platform/database.ts'
import { companyMessageTable } from './messages.tables.ts'

export const insertMessage = (db: Database, row: typeof companyMessageTable.$inferInsert): Statement =>
  db.insert(companyMessageTable).values(row)

type Pair = { seamanId: string; companyId: string }

/** When this seafarer last wrote to this company. */
export async function findLastMessage(db: Database, { seamanId, companyId }: Pair): Promise<number | null> {
  const found = await db
    .select({ last: max(companyMessageTable.createdAt) })
    .from(companyMessageTable)
    .where(and(eq(companyMessageTable.seamanId, seamanId), eq(companyMessageTable.companyId, companyId)))
    .get()
  return found?.last ?? null
}

/** Aborts the batch when another message of this seafarer to this company was faster. */
export const demandSilence = (db: Database, { seamanId, companyId }: Pair, since: number): Statement[] =>
  demand(
    db,
    sql`(SELECT count(*) = 0 FROM company_message WHERE seaman_id = ${seamanId} AND company_id = ${companyId} AND created_at > ${since})`,
  )
