import { eq, type SQL, sql } from 'drizzle-orm'
import { fileTable } from '#src/server/ground/file/file.tables.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { type Database, demand, type Statement } from '#src/server/platform/database.ts'
import { organisationsOf } from '#src/server/platform/erasure.ts'

/** Scans of licences of companies that the account owns alone. */
export const findOwnScans = (db: Database, accountId: string) =>
  db
    .select({ companyId: organisationTable.id, type: fileTable.type })
    .from(organisationTable)
    .innerJoin(fileTable, eq(fileTable.id, organisationTable.scanFileId))
    .where(sql`${organisationTable.id} IN ${organisationsOf(accountId)}`)
    .orderBy(organisationTable.id)

/** Another owner of the company, the one for longest. */
const heirOf = (accountId: string): SQL<string> =>
  sql`(SELECT o.account_id FROM organisation_member o WHERE o.organisation_id = organisation.id AND o.role = 'owner'
    AND o.account_id <> ${accountId} ORDER BY o.created_at, o.account_id LIMIT 1)`

/** Scans that are sealed with the key of the account, of companies that stay without it. */
export const findScansToHandOver = (db: Database, accountId: string) =>
  db
    .select({ companyId: organisationTable.id, scanId: fileTable.id, heirId: heirOf(accountId) })
    .from(organisationTable)
    .innerJoin(fileTable, eq(fileTable.id, organisationTable.scanFileId))
    .where(sql`${fileTable.accountId} = ${accountId} AND ${organisationTable.id} NOT IN ${organisationsOf(accountId)}`)

/** Aborts the batch when the company shows another scan by now. */
export const demandSameScan = (db: Database, companyId: string, scanId: string): Statement[] =>
  demand(db, sql`EXISTS (SELECT 1 FROM organisation WHERE id = ${companyId} AND scan_file_id = ${scanId})`)

/** The same scan in another file. */
export const moveScan = (db: Database, companyId: string, scanId: string): Statement =>
  db.update(organisationTable).set({ scanFileId: scanId }).where(eq(organisationTable.id, companyId))
