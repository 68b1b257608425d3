import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { NotificationKind } from '#src/contract/setting/notifications.ts'

export const notificationSettingTable = sqliteTable(
  'notification_setting',
  {
    accountId: text('account_id').notNull(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    wanted: integer('wanted', { mode: 'boolean' }).notNull(),
    changedAt: integer('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
)
