import { eq } from 'drizzle-orm'
import type { Database } from '#src/server/platform/database.ts'
import { memberTable } from '../companies/companies.tables.ts'

/** The company that an account acts for, and as what. */
export const findMembership = (db: Database, accountId: string) =>
  db
    .select({ companyId: memberTable.companyId, role: memberTable.role })
    .from(memberTable)
    .where(eq(memberTable.accountId, accountId))
    .get()
