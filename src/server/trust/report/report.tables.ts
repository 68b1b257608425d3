import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { CaseKind, CaseReason, ReportAct, ReportState } from '#src/contract/report/report.ts'
import type { ReportCopy } from '#src/contract/report/schemas.ts'
import type { LocaleCode } from '#src/domain/locales.ts'

export const reportTable = sqliteTable('report', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<CaseKind>().notNull(),
  /** Of a contest also the id of its case. */
  targetId: text('target_id').notNull(),
  reason: text('reason').$type<CaseReason>().notNull(),
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
  /** The company that it is against. */
  organisationId: text('organisation_id'),
  /** The seafarer that it is against. */
  againstId: text('against_id'),
  /** What was reported, as it was then. */
  copy: text('copy', { mode: 'json' }).$type<ReportCopy>(),
  acts: text('acts', { mode: 'json' }).$type<ReportAct[]>(),
  /** The authority that got the case. */
  regulator: text('regulator'),
})

/** The text of a decision to the reported side. */
export const reportLetterTable = sqliteTable('report_letter', {
  reportId: text('report_id').primaryKey(),
  accountId: text('account_id').notNull(),
  text: text('text').notNull(),
})

/** The appeal of the reported side against a decision. */
export const reportAppealTable = sqliteTable('report_appeal', {
  reportId: text('report_id').primaryKey(),
  accountId: text('account_id').notNull(),
  text: text('text').notNull(),
  createdAt: integer('created_at').notNull(),
  outcome: text('outcome').$type<'granted' | 'refused'>(),
  note: text('note'),
  decidedBy: text('decided_by'),
  decidedAt: integer('decided_at'),
})
