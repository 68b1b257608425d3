import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What was taken out of the public's sight; triggers of the database write it. */
export const withdrawalTable = sqliteTable('withdrawal', {
  id: integer('id').primaryKey(),
  /** The id, slug or key by which addresses and answers name it. */
  subject: text('subject').notNull(),
  /** UTC ms of the database's own clock. */
  at: integer('at').notNull(),
})
