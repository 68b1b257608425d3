import { eq, type SQL, sql } from 'drizzle-orm'
import { PERMISSIONS, type Permission } from '#src/contract/http/permissions.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { permissionTable } from './permission.tables.ts'

/** Grants all permissions. New admins get them until a page allows owners to choose. */
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

/** The condition that the account, given as an expression, has the permission or is an owner. */
export const holdsPermission = (account: SQL, needed: Permission): SQL =>
  sql`EXISTS (SELECT 1 FROM admin_permission WHERE account_id = ${account} AND permission IN (${needed}, 'owner'))`

/** The permissions of an account, given as an expression, as comma-separated text; null if it has none. */
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
