import { customType, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { UnknownPlace } from '#src/contract/agency-form/schemas.ts'

/** Blobs come as lists of numbers or as buffers, by the way they took. */
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'blob',
  fromDriver: (stored) => new Uint8Array(stored),
})

/** A company's own application form, packed again of what was read; `size` is that of what was sent, in bytes. */
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
