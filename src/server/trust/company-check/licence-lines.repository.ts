import { eq, sql } from 'drizzle-orm'
import { LICENCE_LINES, type LicenceLine } from '#src/contract/company-check/company-check.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { type Database, demand, type Statement } from '#src/server/platform/database.ts'
import { licenceLineTable } from './company-check.tables.ts'
import type { CompanyRow } from './company-details.repository.ts'

/** Results of comparisons, with the addresses of the admins. */
const findLineRows = (db: Database, companyId: string) =>
  db
    .select({
      line: licenceLineTable.line,
      value: licenceLineTable.value,
      differs: licenceLineTable.differs,
      checkedAt: licenceLineTable.checkedAt,
      checkedBy: accountTable.email,
    })
    .from(licenceLineTable)
    .leftJoin(accountTable, eq(accountTable.id, licenceLineTable.checkedBy))
    .where(eq(licenceLineTable.organisationId, companyId))

export type ComparedLine = {
  line: LicenceLine
  value: string | null
  state: 'open' | 'agrees' | 'differs'
  differs: string | null
  checkedBy: string | null
  checkedAt: number | null
}

/** All lines of a licence in their order. A result counts only while the value is the compared one. */
export async function compareLines(db: Database, company: CompanyRow): Promise<ComparedLine[]> {
  const rows = await findLineRows(db, company.id)
  return LICENCE_LINES.map((line): ComparedLine => {
    const value = company[line]
    const found = rows.find((row) => row.line === line && row.value === value)
    if (!found) return { line, value, state: 'open', differs: null, checkedBy: null, checkedAt: null }
    const { differs, checkedBy, checkedAt } = found
    return { line, value, state: differs === null ? 'agrees' : 'differs', differs, checkedBy, checkedAt }
  })
}

export const keepLine = (db: Database, row: typeof licenceLineTable.$inferInsert): Statement => {
  const { organisationId: _id, line: _line, ...set } = row
  return db
    .insert(licenceLineTable)
    .values(row)
    .onConflictDoUpdate({ target: [licenceLineTable.organisationId, licenceLineTable.line], set })
}

/** Aborts the batch if a line was contested since all of them agreed. */
export const demandNoContest = (db: Database, companyId: string): Statement[] =>
  demand(db, sql`NOT EXISTS (SELECT 1 FROM licence_line WHERE organisation_id = ${companyId} AND differs IS NOT NULL)`)

/** All lines are compared again: with another scan, and at the next check. */
export const dropLines = (db: Database, companyId: string): Statement =>
  db.delete(licenceLineTable).where(eq(licenceLineTable.organisationId, companyId))
