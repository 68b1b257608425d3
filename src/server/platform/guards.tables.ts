import { integer, sqliteTable } from 'drizzle-orm/sqlite-core'

/** A row that is not 1 aborts the batch: the way to make a precondition part of a transaction. */
export const guardTable = sqliteTable('guard', { ok: integer('ok').notNull() })

/** The same under names of its own: whoever the batch is for has signed out, or lost the right to it, meanwhile. */
export const standingTable = sqliteTable('standing', {
  stands: integer('stands').notNull(),
  permitted: integer('permitted').notNull().default(1),
})

/** Of both: why nothing of a person is in them. */
export const GUARDS_HOLD_NOTHING = {
  guard: 'empty outside of a transaction',
  standing: 'empty outside of a transaction',
}
