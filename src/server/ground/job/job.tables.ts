import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const jobRunTable = sqliteTable('job_run', {
  job: text('job').primaryKey(),
  queuedAt: integer('queued_at'),
  startedAt: integer('started_at'),
  finishedAt: integer('finished_at'),
  failedAt: integer('failed_at'),
  lastError: text('last_error'),
})

export const deadJobTable = sqliteTable('dead_job', {
  id: text('id').primaryKey(),
  job: text('job').notNull(),
  subject: text('subject').notNull(),
  error: text('error').notNull(),
  attempts: integer('attempts').notNull(),
  diedAt: integer('died_at').notNull(),
})
