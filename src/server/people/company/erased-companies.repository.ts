import { sql } from 'drizzle-orm'
import { type ErasedRows, organisationsOf } from '#src/server/platform/erasure.ts'
import { companyTable } from './company.tables.ts'

/** Runs before its members are deleted: a trigger uses them to detect the erasure, and then stores no withdrawal with the company's name. */
export const eraseCompanies: ErasedRows = (db, accountId) => [
  db.delete(companyTable).where(sql`${companyTable.id} IN ${organisationsOf(accountId)}`),
]
