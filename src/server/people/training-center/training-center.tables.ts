import { sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What only training centres have, under the id of the organisation: so far nothing but the id. */
export const trainingCenterTable = sqliteTable('training_center', {
  id: text('id').primaryKey(),
})
