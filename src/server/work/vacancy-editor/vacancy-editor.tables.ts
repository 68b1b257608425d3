import { customType, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { VacancyForm } from '#src/contract/vacancy-editor/form.ts'
import { readDocument, writeDocument } from '#src/server/platform/stored-document.ts'

const typedForm = customType<{ data: VacancyForm; driverData: string }>({
  dataType: () => 'text',
  toDriver: (form) => writeDocument('vacancy-draft', form),
  fromDriver: (stored) => readDocument('vacancy-draft', stored),
})

/** The draft, under the id of its current or future vacancy. */
export const vacancyDraftTable = sqliteTable('vacancy_draft', {
  vacancyId: text('vacancy_id').primaryKey(),
  companyId: text('company_id').notNull(),
  /** Increases with every save and publication. */
  version: integer('version').notNull(),
  /** Null if everything is published. */
  document: typedForm('document'),
  updatedAt: integer('updated_at').notNull(),
})

export type DraftRow = typeof vacancyDraftTable.$inferSelect
