import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { LocaleCode } from '#src/domain/locales.ts'

/** The calendar of a seafarer at a secret address; only a digest of the secret is stored. */
export const cvCalendarTable = sqliteTable('cv_calendar', {
  seamanId: text('seaman_id').primaryKey(),
  secretHash: text('secret_hash').notNull(),
  /** The language of its events. */
  language: text('language').$type<LocaleCode>().notNull(),
  createdAt: integer('created_at').notNull(),
})

/** Plain dates: the next reminder, null if nothing ends, and the day up to which reminders were sent. */
export const paperReminderTable = sqliteTable('paper_reminder', {
  seamanId: text('seaman_id').primaryKey(),
  remindOn: text('remind_on'),
  toldUntil: text('told_until').notNull(),
  /** When papers are compared with contracts next; null without applications. */
  lookOn: text('look_on'),
})

/** Papers reported as ending too early for a contract; the day is a plain date. */
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
