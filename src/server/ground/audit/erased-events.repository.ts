import { type Column, type SQL, sql } from 'drizzle-orm'
import { type ErasedRows, organisationsOf } from '#src/server/platform/erasure.ts'
import { PERSONAL_PATHS } from './admin-event.ts'
import { adminEventTable } from './audit.tables.ts'

// One call a path: a function takes 32 arguments at most.
const emptied = (column: Column): SQL =>
  PERSONAL_PATHS.reduce(
    (values, path) => sql`json_replace(${values}, ${sql.raw(`'$."${path}"'`)}, NULL)`,
    sql`${column}`,
  )

/**
 * What admins did about the person stays, without the values that are personal and without the words of the admin. What they did about an
 * organisation is emptied with the organisation, or with the account when the organisation is gone already.
 */
export const eraseAuditedValues: ErasedRows = (db, accountId) => [
  db
    .update(adminEventTable)
    .set({ reason: null, before: emptied(adminEventTable.before), after: emptied(adminEventTable.after) })
    .where(
      sql`(account_id = ${accountId} AND NOT EXISTS (SELECT 1 FROM organisation o WHERE o.id = admin_event.organisation_id))
        OR organisation_id IN ${organisationsOf(accountId)}`,
    ),
]
