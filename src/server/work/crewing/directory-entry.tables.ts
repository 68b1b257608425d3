import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { OrganisationKind } from '#src/server/people/organisation/organisation.tables.ts'

/** The directory: one narrow row per public organisation, written by the scheduled run. Only companies so far. */
export const directoryEntryTable = sqliteTable('directory_entry', {
  organisationId: text('organisation_id').primaryKey(),
  kind: text('kind').$type<OrganisationKind>().notNull(),
  country: text('country').notNull(),
  slug: text('slug').notNull(),
  verified: integer('verified', { mode: 'boolean' }).notNull(),
  openVacancies: integer('open_vacancies').notNull(),
  /** One bit per fleet, in the order of the vocabulary. */
  fleets: integer('fleets').notNull(),
  /** Hours to an answer, or a larger number than any measured one. */
  answerOrder: integer('answer_order').notNull(),
  nameKey: text('name_key').notNull().default(''),
  words: text('words').notNull().default(''),
  /** `updated_at` of the organisation when its names were written. */
  namedAt: integer('named_at').notNull().default(0),
  updatedAt: integer('updated_at').notNull(),
})
