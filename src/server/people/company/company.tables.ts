import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { LicenceRefusal, OFFICE_KINDS, UnverifiedState } from '#src/contract/company-check/company-check.ts'

/** The details of a company, under the id of its organisation. */
export const companyTable = sqliteTable('company', {
  id: text('id').primaryKey(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  legalName: text('legal_name'),
  kind: text('kind').$type<'agency' | 'manager' | 'owner'>().notNull().default('agency'),
  country: text('country').notNull(),
  city: text('city').notNull(),
  website: text('website'),
  licenceNumber: text('licence_number'),
  licenceIssuer: text('licence_issuer'),
  licenceExpires: text('licence_expires'),
  licenceCheckedAt: text('licence_checked_at'),
  verified: integer('verified', { mode: 'boolean' }).notNull().default(false),
  answerRate: integer('answer_rate'),
  answerHours: integer('answer_hours'),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
  logoKey: text('logo_key'),
  /** The state of the check while the company is not `verified`. */
  checkState: text('check_state').$type<UnverifiedState>().notNull().default('none'),
  /** Counts every change of what an admin decides on, and every decision. */
  checkVersion: integer('check_version').notNull().default(1),
  askedAt: integer('asked_at'),
  decidedAt: integer('decided_at'),
  decidedBy: text('decided_by'),
  refusal: text('refusal').$type<LicenceRefusal>(),
  refusalNote: text('refusal_note'),
  /** Where the admin found the licence in the register of its state. */
  registerUrl: text('register_url'),
  contactName: text('contact_name'),
  contactEmail: text('contact_email'),
  contactPhone: text('contact_phone'),
  /** The scan of the licence. */
  scanFileId: text('scan_file_id'),
  /** The expiry date that the last reminder was about. */
  remindedFor: text('reminded_for'),
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
