import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { BonusKind, BonusReason, BonusState } from '#src/domain/bonus/bonus.ts'
import type { MinorUnits, MoneyCurrency } from '#src/domain/money/amount.ts'

/** Bonuses for verifications. Triggers of the verification insert the rows; what is booked is permanent. */
export const bonusTable = sqliteTable('bonus', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<BonusKind>().notNull(),
  /** Who receives it; null once the account is erased. */
  accountId: text('account_id'),
  /** Whose verification it is for; null once the account is erased. */
  verifiedId: text('verified_id'),
  state: text('state').$type<BonusState>().notNull().default('waiting'),
  reason: text('reason').$type<BonusReason>(),
  verifiedAt: integer('verified_at').notNull(),
  /** When the job considers it next. */
  dueAt: integer('due_at').notNull(),
  /** Keyed digest of the name and date of birth of the verified person. */
  person: text('person_digest'),
  /** The same of the number of the passport that was checked. */
  passport: text('passport_digest'),
  holderId: text('holder_id'),
  currency: text('currency').$type<MoneyCurrency>(),
  amount: integer('amount').$type<MinorUnits>(),
  priceVersion: integer('price_version'),
  /** What was taken back. */
  returned: integer('returned').notNull().default(0).$type<MinorUnits>(),
  bookedAt: integer('booked_at'),
  endsAt: integer('ends_at'),
  remindedAt: integer('reminded_at'),
  withdrawnAt: integer('withdrawn_at'),
})

export type BonusRow = typeof bonusTable.$inferSelect
