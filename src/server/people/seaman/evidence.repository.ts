import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { isActiveOrganisation } from '#src/server/platform/active-account.ts'
import { type Database, isAmong } from '#src/server/platform/database.ts'
import { organisationTable } from '../organisation/organisation.tables.ts'
import { cvEvidenceTable } from './evidence.tables.ts'
import type { Found } from './evidence.ts'

type Row = typeof cvEvidenceTable.$inferSelect

const toCheck = ({ checkAddress, checkNumber, checkedOn, checkResult }: Row): Found['check'] =>
  checkedOn && checkResult
    ? { address: checkAddress ?? '', number: checkNumber ?? '', checkedOn, result: checkResult }
    : null

/** A checked company with an active owner. Statements of others do not count. */
export const isTrusted = sql<number>`EXISTS (SELECT 1 FROM organisation c
  WHERE c.id = ${organisationTable.id} AND c.verified = 1 AND ${sql.raw(isActiveOrganisation('c.id'))})`

/** Evidence for several CVs, without that of companies that are no longer trusted. */
export async function listEvidenceOf(
  db: Database,
  seamanIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Found[]>> {
  const rows = await db
    .select({ evidence: cvEvidenceTable, company: organisationTable.name })
    .from(cvEvidenceTable)
    .leftJoin(organisationTable, eq(organisationTable.id, cvEvidenceTable.companyId))
    .where(and(isAmong(cvEvidenceTable.seamanId, seamanIds), or(isNull(cvEvidenceTable.companyId), isTrusted)))
  const found = rows.map(({ evidence, company }) => ({
    seamanId: evidence.seamanId,
    entryId: evidence.entryId,
    facts: evidence.facts,
    level: evidence.level,
    check: toCheck(evidence),
    company,
  }))
  return new Map(seamanIds.map((id) => [id, found.filter(({ seamanId }) => seamanId === id)]))
}

/** Evidence for one CV. */
export const listEvidence = async (db: Database, seamanId: string): Promise<readonly Found[]> =>
  (await listEvidenceOf(db, [seamanId])).get(seamanId) ?? []
