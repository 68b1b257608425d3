import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The details of a training centre, under the id of its organisation. */
export const trainingCenterTable = sqliteTable('training_center', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  country: text('country').notNull(),
  city: text('city').notNull(),
  licenceNumber: text('licence_number'),
  website: text('website'),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
})
