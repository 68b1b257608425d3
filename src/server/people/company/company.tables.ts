import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { OFFICE_KINDS } from '#src/contract/company-check/company-check.ts'
import type { FleetType } from '#src/domain/vocabulary/fleets.ts'

/** What only companies have, under the id of the organisation. */
export const companyTable = sqliteTable('company', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<'agency' | 'manager' | 'owner'>().notNull().default('agency'),
  answerRate: integer('answer_rate'),
  answerHours: integer('answer_hours'),
  /** The fleets that it crews, as it states them. */
  fleets: text('fleets', { mode: 'json' }).$type<FleetType[]>().notNull().default([]),
  /** How it insures seafarers against losses (MLC 2006, Standard A1.4); null if it states none. */
  insurance: text('insurance'),
  harassmentPolicy: text('harassment_policy'),
  /** The public shows contacts only while the licence is verified. */
  harassmentContact: text('harassment_contact'),
  publicName: text('public_name'),
  publicEmail: text('public_email'),
  publicPhone: text('public_phone'),
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
