import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { AdminAction, AdminObjectKind, AuditedValues } from '#src/server/ground/audit/admin-event.ts'

/** `void`: a confirmation found that the act is no longer possible. */
export type ProposalState = 'open' | 'confirmed' | 'declined' | 'expired' | 'void'

/** Why a proposal is void: the object has changed, or the proposer is inactive or has lost the permission. */
export type VoidReason = 'object-changed' | 'proposer-refused'

/** Acts that one admin proposes and another confirms. */
export const proposalTable = sqliteTable('admin_proposal', {
  id: text('id').primaryKey(),
  action: text('action').$type<AdminAction>().notNull(),
  objectKind: text('object_kind').$type<AdminObjectKind>().notNull(),
  objectId: text('object_id').notNull(),
  /** The version of the object at the time of the proposal. */
  objectVersion: integer('object_version').notNull(),
  /** The account that owns the object; for an organisation, its first owner at that time; null if no account owns it. */
  accountId: text('account_id'),
  organisationId: text('organisation_id'),
  reason: text('reason').notNull(),
  before: text('before', { mode: 'json' }).$type<AuditedValues>().notNull(),
  after: text('after', { mode: 'json' }).$type<AuditedValues>().notNull(),
  state: text('state').$type<ProposalState>().notNull().default('open'),
  voidReason: text('void_reason').$type<VoidReason>(),
  proposedBy: text('proposed_by').notNull(),
  proposedAt: integer('proposed_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
  /** The admin who confirmed or declined it. */
  decidedBy: text('decided_by'),
  decidedAt: integer('decided_at'),
})

export type ProposalRow = typeof proposalTable.$inferSelect
