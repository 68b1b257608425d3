import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ReportKind, ReportReason, ReportState } from '#src/contract/report/report.ts'
import type { LocaleCode } from '#src/domain/locales.ts'

export const reportTable = sqliteTable('report', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<ReportKind>().notNull(),
  targetId: text('target_id').notNull(),
  reason: text('reason').$type<ReportReason>().notNull(),
  text: text('text'),
  /** Of the page on which it was written. */
  language: text('language').$type<LocaleCode>().notNull(),
  accountId: text('account_id'),
  status: text('status').$type<ReportState>().notNull().default('open'),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
  /** The reply to the reporter. */
  note: text('note'),
  decidedBy: text('decided_by'),
  decidedAt: integer('decided_at'),
})
