import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { SecurityEventKind } from '#src/contract/audit/security.ts'
import type { AdminAction, AdminObjectKind, AuditedValues } from './admin-event.ts'

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

/** What admins changed; append-only but for personal values, which the erasure of whoever the object belongs to empties. */
export const adminEventTable = sqliteTable('admin_event', {
  id: text('id').primaryKey(),
  actorId: text('actor_id').notNull(),
  action: text('action').$type<AdminAction>().notNull(),
  objectKind: text('object_kind').$type<AdminObjectKind>().notNull(),
  objectId: text('object_id').notNull(),
  /** Whose account the object belongs to, of an organisation's its first owner's then; null when it is nobody's. */
  accountId: text('account_id'),
  /** The organisation that the object belongs to. */
  organisationId: text('organisation_id'),
  reason: text('reason'),
  before: text('before', { mode: 'json' }).$type<AuditedValues>(),
  after: text('after', { mode: 'json' }).$type<AuditedValues>(),
  at: integer('at').notNull(),
})
