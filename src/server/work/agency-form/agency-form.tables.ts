import { customType, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { UnknownPlace } from '#src/contract/agency-form/schemas.ts'

/** D1 returns blobs as number arrays, Durable Object SQLite as buffers. */
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'blob',
  fromDriver: (stored) => new Uint8Array(stored),
})

/** A company's application form, repacked after it was read; `size` is that of the upload, in bytes. */
export const agencyFormTable = sqliteTable('agency_form', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  name: text('name').notNull(),
  document: bytes('document').notNull(),
  size: integer('size').notNull(),
  places: integer('places').notNull(),
  unknown: text('unknown', { mode: 'json' }).$type<UnknownPlace[]>().notNull(),
  createdAt: integer('created_at').notNull(),
})
