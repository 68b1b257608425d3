import { eq } from 'drizzle-orm'
import type { Database } from '#src/server/platform/database.ts'
import { companyTable } from '../companies/companies.tables.ts'
import { cvEvidenceTable } from './evidence.tables.ts'
import type { Found } from './evidence.ts'

type Row = typeof cvEvidenceTable.$inferSelect

const toCheck = ({ checkAddress, checkNumber, checkedOn, checkResult }: Row): Found['check'] =>
  checkedOn && checkResult
    ? { address: checkAddress ?? '', number: checkNumber ?? '', checkedOn, result: checkResult }
    : null

/** All that was found of the entries of one CV. */
export async function listEvidence(db: Database, seamanId: string): Promise<Found[]> {
  const rows = await db
    .select({ evidence: cvEvidenceTable, company: companyTable.name })
    .from(cvEvidenceTable)
    .leftJoin(companyTable, eq(companyTable.id, cvEvidenceTable.companyId))
    .where(eq(cvEvidenceTable.seamanId, seamanId))
  return rows.map(({ evidence, company }) => ({
    entryId: evidence.entryId,
    facts: evidence.facts,
    level: evidence.level,
    check: toCheck(evidence),
    company,
  }))
}
