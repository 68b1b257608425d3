import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Permission } from '#src/contract/http/permissions.ts'

/** The permissions of each admin in the back office. */
export const permissionTable = sqliteTable(
  'admin_permission',
  {
    accountId: text('account_id').notNull(),
    permission: text('permission').$type<Permission>().notNull(),
    /** The admin who granted it; null if the seed did, or if that admin was erased. */
    grantedBy: text('granted_by'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.permission] })],
)
