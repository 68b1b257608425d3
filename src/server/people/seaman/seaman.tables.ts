import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { FirstWriters } from '#src/domain/privacy/first-words.ts'
import type { Audience } from '#src/domain/privacy/privacy.ts'

/** Names, ranks, availability and hidden parts duplicate the CV, for lists and searches; `save-cv.usecases.ts` writes them. */
export const seamanTable = sqliteTable('seaman', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  publicId: text('public_id').notNull(),
  refId: text('ref_id').notNull(),
  firstname: text('firstname').notNull(),
  surname: text('surname').notNull(),
  citizenship: text('citizenship').notNull(),
  positionMain: text('position_main').notNull(),
  positionSecond: text('position_second'),
  englishLevel: text('english_level'),
  readyFrom: text('ready_from'),
  isHideEngines: integer('is_hide_engines', { mode: 'boolean' }).notNull().default(true),
  isHidden: integer('is_hidden', { mode: 'boolean' }).notNull().default(true),
  isHideEnglish: integer('is_hide_english', { mode: 'boolean' }).notNull().default(false),
  /** A hidden card that is visible to checked companies. */
  isForVerified: integer('is_for_verified', { mode: 'boolean' }).notNull().default(false),
  certificatesFor: text('certificates_for').$type<Audience<'certificates'>>().notNull().default('everybody'),
  contactsFor: text('contacts_for').$type<Audience<'contacts'>>().notNull().default('verified'),
  numbersFor: text('numbers_for').$type<Audience<'numbers'>>().notNull().default('verified'),
  writesFirst: text('writes_first').$type<FirstWriters>().notNull().default('applied'),
  premiumStatusExpiration: integer('premium_status_expiration'),
  /** The version of the CV, written by its store only. */
  version: integer('version').notNull().default(1),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
})

export type SeamanRow = typeof seamanTable.$inferSelect
/** Public data besides the CV, and whether it is visible. */
export type ShownSeaman = Pick<
  SeamanRow,
  'id' | 'publicId' | 'isHidden' | 'isForVerified' | 'isHideEnglish' | 'updatedAt'
>
