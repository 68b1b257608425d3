import { customType, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Cv } from '#src/domain/cv/cv.ts'
import { packCv, unpackCv } from './packed-cv.ts'

// Read by d1-cv-store.ts and d1-stored-cvs.ts alone, written by the first.

/** D1 returns blobs as number arrays, Durable Object SQLite as buffers. */
const packedCv = customType<{ data: Cv; driverData: Uint8Array }>({
  dataType: () => 'blob',
  toDriver: packCv,
  fromDriver: (stored) => unpackCv(new Uint8Array(stored)),
})

/** The CV of a seafarer; its version is in the seafarer's row. */
export const cvTable = sqliteTable('cv', {
  seamanId: text('seaman_id').primaryKey(),
  document: packedCv('document').notNull(),
  savedAt: integer('saved_at').notNull(),
})

/** The CV that was sent with an application, by the application's id. */
export const cvSentTable = sqliteTable(
  'cv_sent',
  {
    seamanId: text('seaman_id').notNull(),
    applicationId: text('application_id').notNull(),
    document: packedCv('document').notNull(),
    sentAt: integer('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.seamanId, table.applicationId] })],
)

/** Previous versions of a CV, for a limited time. */
export const cvVersionTable = sqliteTable(
  'cv_version',
  {
    seamanId: text('seaman_id').notNull(),
    version: integer('version').notNull(),
    document: packedCv('document').notNull(),
    savedAt: integer('saved_at').notNull(),
    replacedAt: integer('replaced_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.seamanId, table.version] })],
)
