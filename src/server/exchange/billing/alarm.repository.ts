import { and, asc, eq, sql } from 'drizzle-orm'
import { outboxTable } from '#src/server/ground/mail/mail.tables.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { isReached } from '#src/server/identity/account/reached.repository.ts'
import { holdsPermission } from '#src/server/identity/permission/permission.repository.ts'
import { type Database, isAmong } from '#src/server/platform/database.ts'

/** More admins read it on the page. */
const MAX_ADMINS = 20

/** Admins with the permission for payments whose address is confirmed. */
export const findFinanceAdmins = (db: Database) =>
  db
    .select({ accountId: accountTable.id })
    .from(accountTable)
    .where(and(eq(accountTable.role, 'admin'), isReached, holdsPermission(sql`${accountTable.id}`, 'finance')))
    .orderBy(asc(accountTable.id))
    .limit(MAX_ADMINS)

/** The causes of which a mail was written already. */
export async function findKnownCauses(db: Database, causes: readonly string[]): Promise<Set<string>> {
  const rows = await db.select({ cause: outboxTable.cause }).from(outboxTable).where(isAmong(outboxTable.cause, causes))
  return new Set(rows.map(({ cause }) => cause))
}
