import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Who has used the discount of the first order. A use that is returned is deleted. */
export const promoUseTable = sqliteTable('promo_use', {
  id: text('id').primaryKey(),
  /** Null once the account is erased. */
  accountId: text('account_id'),
  /** Keyed digest of the name and date of birth of a verified person. */
  person: text('person_digest'),
  /** The same of the number of the passport that was checked. */
  passport: text('passport_digest'),
  usedAt: integer('used_at').notNull(),
})
