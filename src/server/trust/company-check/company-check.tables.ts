import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type {
  CompanyFlag,
  CompanyPart,
  LicenceLine,
  LicenceRefusal,
  StoredLicenceEvent,
  TextRefusal,
} from '#src/contract/company-check/company-check.ts'
import type { LocaleCode } from '#src/domain/locales.ts'

/** Public texts of a company. */
export const companyTextTable = sqliteTable(
  'company_text',
  {
    companyId: text('company_id').notNull(),
    language: text('language').$type<LocaleCode>().notNull(),
    text: text('text').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.language] })],
)

/** What an admin has to read before it is public, or did not let through. */
export const companyWaitingTable = sqliteTable(
  'company_waiting',
  {
    companyId: text('company_id').notNull(),
    part: text('part').$type<CompanyPart>().notNull(),
    value: text('value').notNull(),
    flags: text('flags', { mode: 'json' }).$type<CompanyFlag[]>().notNull(),
    state: text('state').$type<'waiting' | 'refused'>().notNull(),
    reason: text('reason').$type<TextRefusal>(),
    note: text('note'),
    sentAt: integer('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.part] })],
)

export type WaitingRow = typeof companyWaitingTable.$inferSelect

/** What was sent, decided and announced about the licence of an organisation. */
export const licenceEventTable = sqliteTable('licence_event', {
  id: text('id').primaryKey(),
  organisationId: text('organisation_id').notNull(),
  kind: text('kind').$type<StoredLicenceEvent>().notNull(),
  at: integer('at').notNull(),
  actorId: text('actor_id'),
  reason: text('reason').$type<LicenceRefusal>(),
  note: text('note'),
  licenceNumber: text('licence_number'),
  licenceExpires: text('licence_expires'),
})

/** Details of a licence that an admin compared with its scan. */
export const licenceLineTable = sqliteTable(
  'licence_line',
  {
    organisationId: text('organisation_id').notNull(),
    line: text('line').$type<LicenceLine>().notNull(),
    value: text('value').notNull(),
    differs: text('differs'),
    checkedBy: text('checked_by'),
    checkedAt: integer('checked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.line] })],
)
