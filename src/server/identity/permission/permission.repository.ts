import { eq, type SQL, sql } from 'drizzle-orm'
import { PERMISSIONS, type Permission } from '#src/contract/http/permissions.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { permissionTable } from './permission.tables.ts'

/** Every permission: what a new admin gets as long as no page lets an owner choose. */
export const grantEverything = (
  db: Database,
  accountId: string,
  { grantedBy, now }: { grantedBy: string; now: number },
): Statement[] =>
  PERMISSIONS.map((permission) =>
    db.insert(permissionTable).values({ accountId, permission, grantedBy, createdAt: now }).onConflictDoNothing(),
  )

export const revokeEverything = (db: Database, accountId: string): Statement =>
  db.delete(permissionTable).where(eq(permissionTable.accountId, accountId))

/** A condition: whether the account that the expression gives has the permission, or is an owner. */
export const holdsPermission = (account: SQL, needed: Permission): SQL =>
  sql`EXISTS (SELECT 1 FROM admin_permission WHERE account_id = ${account} AND permission IN (${needed}, 'owner'))`

/** Permissions of the account of the row, one text with commas; null where it has none. */
export const permissionsOf = (account: SQL): SQL<string | null> =>
  sql`(SELECT group_concat(permission) FROM admin_permission WHERE account_id = ${account})`

export const readPermissions = (text: string | null): readonly Permission[] =>
  PERMISSIONS.filter((permission) => text?.split(',').includes(permission))

export const findPermissions = async (db: Database, accountId: string): Promise<readonly Permission[]> =>
  (
    await db
      .select({ permission: permissionTable.permission })
      .from(permissionTable)
      .where(eq(permissionTable.accountId, accountId))
  ).map(({ permission }) => permission)
