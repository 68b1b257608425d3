import { sql } from 'drizzle-orm'
import { type ErasedRows, organisationsOf } from '#src/server/platform/erasure.ts'
import { organisationTable } from './organisation.tables.ts'

/** Organisations whose last owner the account is. */
export const eraseOrganisations: ErasedRows = (db, accountId) => [
  db.delete(organisationTable).where(sql`${organisationTable.id} IN ${organisationsOf(accountId)}`),
]
