import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { EvidenceLevel, IssuerCheck } from '#src/domain/cv/evidence.ts'

/** What others say of an entry of a CV, while it says what it said then: `facts` is the digest of that. */
export const cvEvidenceTable = sqliteTable(
  'cv_evidence',
  {
    seamanId: text('seaman_id').notNull(),
    entryId: text('entry_id').notNull(),
    level: text('level').$type<Exclude<EvidenceLevel, 'typed'>>().notNull(),
    facts: text('facts').notNull(),
    checkAddress: text('check_address'),
    checkNumber: text('check_number'),
    checkedOn: text('checked_on'),
    checkResult: text('check_result').$type<IssuerCheck['result']>(),
    /** Who confirmed the voyage. */
    companyId: text('company_id'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.seamanId, table.entryId, table.level] })],
)
