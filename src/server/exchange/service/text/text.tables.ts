import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { LocaleCode } from '#src/domain/locales.ts'
import type { ServiceSlug } from '#src/domain/service/services.ts'

/** Versions of the texts of services. */
export const serviceTextTable = sqliteTable('service_text', {
  id: text('id').primaryKey(),
  service: text('service').$type<ServiceSlug>().notNull(),
  language: text('language').$type<LocaleCode>().notNull(),
  /** Counted from 1 for each service and language. */
  number: integer('number').notNull(),
  title: text('title').notNull(),
  text: text('words').notNull(),
  /** What the service does not do. */
  not: text('excluded').notNull(),
  /** The plain date in UTC from which it holds. */
  from: text('from_day').notNull(),
  createdBy: text('created_by').notNull(),
  createdAt: integer('created_at').notNull(),
})

export type ServiceTextRow = typeof serviceTextTable.$inferSelect
