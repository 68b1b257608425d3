import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The details of an organisation that is a training centre. */
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
