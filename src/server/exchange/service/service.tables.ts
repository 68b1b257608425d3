import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ServiceState } from '#src/domain/service/service-states.ts'
import type { ServiceKind, ServiceSlug } from '#src/domain/service/services.ts'

/** Parts of services that were ordered. The id is that of the order that pays for it. */
export const serviceOrderTable = sqliteTable('service_order', {
  id: text('id').primaryKey(),
  /** The parts of a package share it; otherwise the id. */
  groupId: text('group_id').notNull(),
  accountId: text('account_id').notNull(),
  service: text('service').$type<ServiceSlug>().notNull(),
  kind: text('kind').$type<ServiceKind>().notNull(),
  state: text('state').$type<ServiceState>().notNull().default('open'),
  /** Nothing is delivered earlier. */
  beginsAt: integer('begins_at').notNull(),
  /** When premium ends; null for other kinds. */
  endsAt: integer('ends_at'),
  /** When the job acts on it next: at the promised time, or when it is charged. */
  dueAt: integer('due_at'),
  /** The admin who fulfils it. */
  assigneeId: text('assignee_id'),
  deliveredAt: integer('delivered_at'),
  createdAt: integer('created_at').notNull(),
  endedAt: integer('ended_at'),
  version: integer('version').notNull().default(1),
})

export type ServiceOrderRow = typeof serviceOrderTable.$inferSelect
