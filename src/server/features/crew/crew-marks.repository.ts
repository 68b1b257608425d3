import { and, eq } from 'drizzle-orm'
import { type Database, isAmong } from '#src/server/platform/database.ts'
import { companyTable } from '../companies/companies.tables.ts'
import { seamanTable } from '../seamen/seamen.tables.ts'

export const findSeamenOf = (db: Database, publicIds: readonly string[]) =>
  db.select().from(seamanTable).where(isAmong(seamanTable.publicId, publicIds))

/** Whether the licence of a company was checked. */
export const isChecked = async (db: Database, companyId: string): Promise<boolean> =>
  (await db
    .select({ id: companyTable.id })
    .from(companyTable)
    .where(and(eq(companyTable.id, companyId), eq(companyTable.verified, true)))
    .get()) !== undefined
