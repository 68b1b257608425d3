import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { EvidenceLevel, IssuerCheck } from '#src/domain/cv/evidence.ts'

/** Evidence of others for an entry; valid while the digest `facts` matches the entry. */
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
    /** The confirming company. */
    companyId: text('company_id'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.seamanId, table.entryId, table.level] })],
)
