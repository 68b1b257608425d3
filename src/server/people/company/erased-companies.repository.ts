import { sql } from 'drizzle-orm'
import { type ErasedRows, organisationsOf } from '#src/server/platform/erasure.ts'
import { companyTable } from './company.tables.ts'

/** Before its members: a trigger reads from them that an owner is erased, and keeps no withdrawal with the name. */
export const eraseCompanies: ErasedRows = (db, accountId) => [
  db.delete(companyTable).where(sql`${companyTable.id} IN ${organisationsOf(accountId)}`),
]
