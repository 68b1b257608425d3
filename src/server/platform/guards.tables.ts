import { integer, sqliteTable } from 'drizzle-orm/sqlite-core'

/** A row other than 1 aborts the batch: makes a precondition part of the transaction. */
export const guardTable = sqliteTable('guard', { ok: integer('ok').notNull() })

/** Like `guard`, but the error has another name: the caller has signed out or lost the permission in the meantime. */
export const standingTable = sqliteTable('standing', {
  stands: integer('stands').notNull(),
  permitted: integer('permitted').notNull().default(1),
})

/** Why both tables contain no personal data. */
export const GUARDS_WITHOUT_PERSONAL_DATA = {
  guard: 'empty outside of a transaction',
  standing: 'empty outside of a transaction',
}
