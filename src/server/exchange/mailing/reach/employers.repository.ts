import { and, eq } from 'drizzle-orm'
import { formerNameTable, organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { cvEvidenceTable } from '#src/server/people/seaman/evidence.tables.ts'
import { voyageRequestTable } from '#src/server/people/seaman/verification.tables.ts'
import { shipTable } from '#src/server/people/ship/ship.tables.ts'
import { type Database, isAmong } from '#src/server/platform/database.ts'

/** All companies with what tells them apart. */
export const findCompanies = (db: Database) =>
  db
    .select({
      id: organisationTable.id,
      name: organisationTable.name,
      legalName: organisationTable.legalName,
      taxNumber: organisationTable.taxNumber,
      website: organisationTable.website,
    })
    .from(organisationTable)
    .where(eq(organisationTable.kind, 'company'))

export const findFormerNames = (db: Database) =>
  db.select({ id: formerNameTable.organisationId, name: formerNameTable.name }).from(formerNameTable)

/** Companies that have one of the ships in their fleet. */
export const findFleetOwners = (db: Database, imos: readonly string[]) =>
  db.selectDistinct({ id: shipTable.companyId }).from(shipTable).where(isAmong(shipTable.imo, imos))

/** Companies that were asked about one of the contracts, or confirmed it. */
export async function findWitnesses(db: Database, seamanId: string, entries: readonly string[]) {
  const [asked, confirmed] = await Promise.all([
    db
      .selectDistinct({ id: voyageRequestTable.companyId })
      .from(voyageRequestTable)
      .where(and(eq(voyageRequestTable.seamanId, seamanId), isAmong(voyageRequestTable.entryId, entries))),
    db
      .selectDistinct({ id: cvEvidenceTable.companyId })
      .from(cvEvidenceTable)
      .where(and(eq(cvEvidenceTable.seamanId, seamanId), isAmong(cvEvidenceTable.entryId, entries))),
  ])
  return [...asked, ...confirmed]
}
