import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { OFFICE_KINDS } from '#src/contract/company-check/company-check.ts'

/** What only companies have, under the id of the organisation. */
export const companyTable = sqliteTable('company', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<'agency' | 'manager' | 'owner'>().notNull().default('agency'),
  answerRate: integer('answer_rate'),
  answerHours: integer('answer_hours'),
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
