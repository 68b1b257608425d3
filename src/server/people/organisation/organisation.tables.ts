import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { MemberRole } from '#src/contract/http/roles.ts'

export type OrganisationKind = 'company' | 'training-center'

/** The columns that companies and training centres share. Their own rows have the same id. */
export const organisationTable = sqliteTable('organisation', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<OrganisationKind>().notNull(),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
})

/** The members of an organisation. An account may be a member of several. */
export const memberTable = sqliteTable(
  'organisation_member',
  {
    organisationId: text('organisation_id').notNull(),
    accountId: text('account_id').notNull(),
    role: text('role').$type<MemberRole>().notNull(),
    /** When a session of the account last acted for the organisation. */
    actedAt: integer('acted_at'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.accountId] })],
)
