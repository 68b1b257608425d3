import { eq } from 'drizzle-orm'
import { memberTable } from '#src/server/people/company/company.tables.ts'
import type { Database } from '#src/server/platform/database.ts'

/** The company that an account acts for, and as what. */
export const findMembership = (db: Database, accountId: string) =>
  db
    .select({ companyId: memberTable.companyId, role: memberTable.role })
    .from(memberTable)
    .where(eq(memberTable.accountId, accountId))
    .get()
