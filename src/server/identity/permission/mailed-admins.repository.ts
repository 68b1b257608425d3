import { and, asc, eq, sql } from 'drizzle-orm'
import type { Permission } from '#src/contract/http/permissions.ts'
import type { Database } from '#src/server/platform/database.ts'
import { accountTable } from '../account/account.tables.ts'
import { isReached } from '../account/reached.repository.ts'
import { holdsPermission } from './permission.repository.ts'

/** More admins read it on the page. */
const MAX_ADMINS = 20

/** Admins with a permission whose address is confirmed, by the ids of their accounts. */
export async function findMailedAdmins(db: Database, permission: Permission): Promise<string[]> {
  const rows = await db
    .select({ id: accountTable.id })
    .from(accountTable)
    .where(and(eq(accountTable.role, 'admin'), isReached, holdsPermission(sql`${accountTable.id}`, permission)))
    .orderBy(asc(accountTable.id))
    .limit(MAX_ADMINS)
  return rows.map(({ id }) => id)
}
