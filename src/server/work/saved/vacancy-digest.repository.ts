import { and, eq, gt, min } from 'drizzle-orm'
import type { Database } from '#src/server/platform/database.ts'
import { vacancyTable } from '../vacancy/vacancy.tables.ts'

/** When the first open vacancy after an instant was published. */
export async function findFirstPublished(db: Database, after: number): Promise<number | undefined> {
  const found = await db
    .select({ first: min(vacancyTable.publishedAt) })
    .from(vacancyTable)
    .where(and(eq(vacancyTable.status, 'published'), gt(vacancyTable.publishedAt, after)))
    .get()
  return found?.first ?? undefined
}
