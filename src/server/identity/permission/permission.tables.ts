import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Permission } from '#src/contract/http/permissions.ts'

/** What an admin may do in the back office. */
export const permissionTable = sqliteTable(
  'admin_permission',
  {
    accountId: text('account_id').notNull(),
    permission: text('permission').$type<Permission>().notNull(),
    /** The admin who granted it; null where the seed or nobody who is still here did. */
    grantedBy: text('granted_by'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.permission] })],
)
