import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { DigestKind } from '#src/contract/setting/notifications.ts'

/** When an account's digests are due. Triggers add rows and follow what the person chooses. */
export const digestTable = sqliteTable(
  'digest',
  {
    accountId: text('account_id').notNull(),
    kind: text('kind').$type<DigestKind>().notNull(),
    wanted: integer('wanted', { mode: 'boolean' }).notNull().default(true),
    /** Null while there is nothing to write, or it is not wanted. */
    dueAt: integer('due_at'),
    /** Content published until then is not in the next digest. */
    coveredUntil: integer('covered_until').notNull(),
    /** The local day of the last digest (YYYY-MM-DD). */
    lastDay: text('last_day'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
)
