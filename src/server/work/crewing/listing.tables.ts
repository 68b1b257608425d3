import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The directory: one narrow row for each company that the public may see, made by the schedule. */
export const agencyListingTable = sqliteTable('agency_listing', {
  companyId: text('company_id').primaryKey(),
  country: text('country').notNull(),
  slug: text('slug').notNull(),
  verified: integer('verified', { mode: 'boolean' }).notNull(),
  openVacancies: integer('open_vacancies').notNull(),
  /** One bit for each fleet in the order of the vocabulary. */
  fleets: integer('fleets').notNull(),
  /** Hours to an answer, or more than anybody takes where that is not measured. */
  answerOrder: integer('answer_order').notNull(),
  nameKey: text('name_key').notNull().default(''),
  words: text('words').notNull().default(''),
  /** The change of the company that name and words were made from. */
  namedAt: integer('named_at').notNull().default(0),
  updatedAt: integer('updated_at').notNull(),
})
