import { and, eq } from 'drizzle-orm'
import type { Database } from '#src/server/platform/database.ts'
import { companyTable } from './companies.tables.ts'

/** Whether the licence of a company was checked. */
export const isChecked = async (db: Database, companyId: string): Promise<boolean> =>
  (await db
    .select({ id: companyTable.id })
    .from(companyTable)
    .where(and(eq(companyTable.id, companyId), eq(companyTable.verified, true)))
    .get()) !== undefined
