import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { MemberRole } from '#src/contract/roles.ts'
import type { OFFICE_KINDS } from '#src/contract/schemas/crewing.ts'

export const companyTable = sqliteTable('company', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  legalName: text('legal_name'),
  kind: text('kind').$type<'agency' | 'manager' | 'owner'>().notNull().default('agency'),
  country: text('country').notNull(),
  city: text('city').notNull(),
  website: text('website'),
  about: text('about'),
  licenceNumber: text('licence_number'),
  licenceIssuer: text('licence_issuer'),
  licenceExpires: text('licence_expires'),
  licenceCheckedAt: text('licence_checked_at'),
  verified: integer('verified', { mode: 'boolean' }).notNull().default(false),
  answerRate: integer('answer_rate'),
  answerHours: integer('answer_hours'),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
  /** The language that `about` was written in. */
  aboutLanguage: text('about_language'),
  logoKey: text('logo_key'),
})

export const officeTable = sqliteTable('company_office', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  kind: text('kind').$type<(typeof OFFICE_KINDS)[number]>().notNull(),
  country: text('country').notNull(),
  city: text('city').notNull(),
  address: text('address'),
  sort: integer('sort').notNull(),
})

/** Who acts for a company: one company for each account. */
export const memberTable = sqliteTable('company_member', {
  accountId: text('account_id').primaryKey(),
  companyId: text('company_id').notNull(),
  role: text('role').$type<MemberRole>().notNull(),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
})
