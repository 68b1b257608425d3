import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { SecurityEventKind } from '#src/contract/audit/security.ts'

/** What happened to an account; kept for good, changed by nobody. */
export const securityEventTable = sqliteTable('security_event', {
  id: text('id').primaryKey(),
  accountId: text('account_id'),
  actorId: text('actor_id'),
  kind: text('kind').$type<SecurityEventKind>().notNull(),
  detail: text('detail'),
  device: text('device'),
  country: text('country'),
  createdAt: integer('created_at').notNull(),
})
