import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { SecurityEventKind } from '#src/contract/audit/security.ts'
import type { AdminAction, AdminObjectKind, AuditedValues } from './admin-event.ts'

/** Security events of an account; permanent and immutable. */
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

/** Changes by admins. Append-only, except that the erasure empties personal values. */
export const adminEventTable = sqliteTable('admin_event', {
  id: text('id').primaryKey(),
  actorId: text('actor_id').notNull(),
  action: text('action').$type<AdminAction>().notNull(),
  objectKind: text('object_kind').$type<AdminObjectKind>().notNull(),
  objectId: text('object_id').notNull(),
  /** The account that owns the object; for an organisation, its first owner at that time; null if no account owns it. */
  accountId: text('account_id'),
  /** The organisation that owns the object. */
  organisationId: text('organisation_id'),
  reason: text('reason'),
  before: text('before', { mode: 'json' }).$type<AuditedValues>(),
  after: text('after', { mode: 'json' }).$type<AuditedValues>(),
  at: integer('at').notNull(),
})
