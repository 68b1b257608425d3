import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { FleetType } from '#src/domain/vocabulary/fleets.ts'

export const MAILING_FREQUENCIES = ['none', 'each', 'daily', 'weekly'] as const
export type MailingFrequency = (typeof MAILING_FREQUENCIES)[number]

/** Which CVs an organisation receives by mailings, and how often; an empty list has no limit. */
export const mailingRuleTable = sqliteTable('mailing_rule', {
  organisationId: text('organisation_id').primaryKey(),
  fleets: text('fleets', { mode: 'json' }).$type<FleetType[]>().notNull().default([]),
  vesselTypes: text('vessel_types', { mode: 'json' }).$type<string[]>().notNull().default([]),
  ranks: text('ranks', { mode: 'json' }).$type<string[]>().notNull().default([]),
  frequency: text('frequency').$type<MailingFrequency>().notNull(),
  updatedAt: integer('updated_at').notNull(),
})
