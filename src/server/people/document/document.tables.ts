import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { LocaleCode } from '#src/domain/locales.ts'

/** The calendar of a seafarer at a secret address; of the secret only a digest is kept. */
export const cvCalendarTable = sqliteTable('cv_calendar', {
  seamanId: text('seaman_id').primaryKey(),
  secretHash: text('secret_hash').notNull(),
  /** In which its events are called. */
  language: text('language').$type<LocaleCode>().notNull(),
  createdAt: integer('created_at').notNull(),
})

/** Plain dates: when to remind next, null where nothing ends, and up to which day it has been done. */
export const paperReminderTable = sqliteTable('paper_reminder', {
  seamanId: text('seaman_id').primaryKey(),
  remindOn: text('remind_on'),
  toldUntil: text('told_until').notNull(),
  /** When papers are next held against contracts; null where nothing was applied for. */
  lookOn: text('look_on'),
})

/** Papers of which someone was told that they end too early for a contract; the day is a plain date. */
export const contractReminderTable = sqliteTable(
  'contract_reminder',
  {
    applicationId: text('application_id').notNull(),
    paperId: text('paper_id').notNull(),
    seamanId: text('seaman_id').notNull(),
    toldOn: text('told_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.paperId] })],
)
