import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { FeedCounts, FeedOutcome, FeedReport, FeedSource } from '#src/contract/feed/schemas.ts'
import type { VacancyFacts } from '#src/server/work/vacancy/vacancy-row.ts'

export const feedSourceTable = sqliteTable('feed_source', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  kind: text('kind').$type<FeedSource['kind']>().notNull(),
  /** The file's name, or the host. */
  name: text('name').notNull(),
  address: text('address'),
  /** Whether scheduled readings are published without confirmation. */
  publishesAlone: integer('publishes_alone', { mode: 'boolean' }).notNull().default(false),
  confirmedAt: integer('confirmed_at'),
  etag: text('etag'),
  lastModified: text('last_modified'),
  readAt: integer('read_at'),
  /** When the schedule reads it next; null for never. */
  dueAt: integer('due_at'),
  failures: integer('failures').notNull().default(0),
  failure: text('failure'),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
})

/** Published entries of a source, by name in the feed. */
export const feedItemTable = sqliteTable(
  'feed_item',
  {
    sourceId: text('source_id').notNull(),
    externalId: text('external_id').notNull(),
    vacancyId: text('vacancy_id').notNull(),
    contentHash: text('content_hash').notNull(),
    /** False once it has left the feed. */
    listed: integer('listed', { mode: 'boolean' }).notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.externalId] })],
)

/** One reading of a source. */
export const feedReportTable = sqliteTable('feed_report', {
  id: text('id').primaryKey(),
  sourceId: text('source_id').notNull(),
  status: text('status').$type<FeedReport['status']>().notNull(),
  readBy: text('read_by').$type<FeedReport['readBy']>().notNull(),
  confirmedBy: text('confirmed_by').$type<NonNullable<FeedReport['confirmedBy']>>(),
  /** Entries in the feed. */
  items: integer('items').notNull(),
  /** Number of rows by outcome. */
  counts: text('counts', { mode: 'json' }).$type<FeedCounts>().notNull(),
  planHash: text('plan_hash').notNull(),
  createdAt: integer('created_at').notNull(),
  confirmedAt: integer('confirmed_at'),
})

/** The rows shown to the owner; `facts` are published exactly as they are. */
export const feedReportRowTable = sqliteTable(
  'feed_report_row',
  {
    reportId: text('report_id').notNull(),
    position: integer('position').notNull(),
    externalId: text('external_id').notNull(),
    title: text('title').notNull(),
    outcome: text('outcome').$type<FeedOutcome>().notNull(),
    reasons: text('reasons', { mode: 'json' }).$type<string[]>().notNull().default([]),
    notes: text('notes', { mode: 'json' }).$type<string[]>().notNull().default([]),
    changes: text('changes', { mode: 'json' }).$type<string[]>().notNull().default([]),
    /** Position of the row with the same content. */
    duplicateOf: integer('duplicate_of'),
    vacancyId: text('vacancy_id'),
    contentHash: text('content_hash'),
    /** Complete in published rows; as far as readable in rejected ones. */
    facts: text('facts', { mode: 'json' }).$type<Partial<VacancyFacts>>(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.position] })],
)

export type SourceRow = typeof feedSourceTable.$inferSelect
export type ReportRow = typeof feedReportTable.$inferSelect
export type ReportLine = typeof feedReportRowTable.$inferSelect
