import { type Column, type SQL, sql } from 'drizzle-orm'
import { type ErasedRows, organisationsOf } from '#src/server/platform/erasure.ts'
import { PERSONAL_PATHS } from './admin-event.ts'
import { adminEventTable } from './audit.tables.ts'

// One call for each path, because a SQL function has at most 32 arguments.
const emptied = (column: Column): SQL =>
  PERSONAL_PATHS.reduce(
    (values, path) => sql`json_replace(${values}, ${sql.raw(`'$."${path}"'`)}, NULL)`,
    sql`${column}`,
  )

/**
 * Events about the account remain, without personal values and without the admin's text. Events about an organisation are emptied with the
 * organisation, or with the account if the organisation was deleted before.
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
