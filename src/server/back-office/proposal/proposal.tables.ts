import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { AdminAction, AdminObjectKind, AuditedValues } from '#src/server/ground/audit/admin-event.ts'

/** `void`: what it was about is not so any more, as a confirmation found out. */
export type ProposalState = 'open' | 'confirmed' | 'declined' | 'expired' | 'void'

/** Why a proposal is void: the object is another by now, or who proposed it may not act any more. */
export type VoidReason = 'object-changed' | 'proposer-refused'

/** Acts that one admin proposed and another one confirms. */
export const proposalTable = sqliteTable('admin_proposal', {
  id: text('id').primaryKey(),
  action: text('action').$type<AdminAction>().notNull(),
  objectKind: text('object_kind').$type<AdminObjectKind>().notNull(),
  objectId: text('object_id').notNull(),
  /** Of the object when it was proposed. */
  objectVersion: integer('object_version').notNull(),
  /** Whose account the object belongs to, of an organisation's its first owner's then; null when it is nobody's. */
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
  /** Who confirmed or declined it. */
  decidedBy: text('decided_by'),
  decidedAt: integer('decided_at'),
})

export type ProposalRow = typeof proposalTable.$inferSelect
