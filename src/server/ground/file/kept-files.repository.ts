import { sql } from 'drizzle-orm'
import type { ImageKind } from '#src/contract/file/images.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import type { Database } from '#src/server/platform/database.ts'
import { IS_LAST_OWNER, organisationsOf } from '#src/server/platform/erasure.ts'
import { accountFolder, companyFolder } from '#src/server/platform/file-store.ts'
import { type Present, pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { fileTable } from './file.tables.ts'

const SENT = pickColumns(fileTable, 'purpose', 'picture_key')

const OWNED = `SELECT organisation_id FROM organisation_member WHERE account_id = ?1 AND ${IS_LAST_OWNER}`

// Pictures that are shown but were not uploaded are logos of the demo.
const KEPT = `SELECT 'logo' AS purpose, logo_key AS picture_key, 1 AS shown FROM organisation WHERE id IN (${OWNED}) AND logo_key IS NOT NULL
  UNION SELECT ${SENT.of()}, state = 'stored' FROM file
  WHERE (account_id = ?1 OR organisation_id IN (${OWNED})) AND picture_key IS NOT NULL`

type Kept = Present<RowOf<typeof SENT>> & { shown: number }
type KeptPicture = { kind: ImageKind; key: string; shown: boolean }

/** Public pictures of an account and of the organisations that it alone owns. Pictures that are no longer shown are left to the sweep. */
export async function findKeptPictures({ $client: d1 }: Database, accountId: string): Promise<KeptPicture[]> {
  const { results } = await d1.prepare(KEPT).bind(accountId).all<Kept>()
  // A private file is no picture.
  return results.map((row) => ({ kind: row.purpose as ImageKind, key: row.picture_key, shown: row.shown === 1 }))
}

/** The storage folders that are deleted with an account: its own, and those of companies that it alone owns. */
export async function findFolders(db: Database, accountId: string): Promise<string[]> {
  const companies = await db
    .select({ id: organisationTable.id })
    .from(organisationTable)
    .where(sql`${organisationTable.id} IN ${organisationsOf(accountId)}`)
  return [accountFolder(accountId), ...companies.map(({ id }) => companyFolder(id))]
}
