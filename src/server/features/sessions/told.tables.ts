import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { MemberRole } from '#src/contract/roles.ts'

// The parts of other features' tables that a session tells. Those features stand on it: it does not know them.

export const seamanTable = sqliteTable('seaman', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  firstname: text('firstname').notNull(),
  surname: text('surname').notNull(),
})

export const companyTable = sqliteTable('company', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
})

export const memberTable = sqliteTable('company_member', {
  accountId: text('account_id').primaryKey(),
  companyId: text('company_id').notNull(),
  role: text('role').$type<MemberRole>().notNull(),
})

export const trainingCenterTable = sqliteTable('training_center', {
  accountId: text('account_id').notNull(),
  name: text('name').notNull(),
})

export const erasureTable = sqliteTable('erasure', {
  accountId: text('account_id').primaryKey(),
  eraseAt: integer('erase_at').notNull(),
})
