import { type Column, eq, type SQL, sql } from 'drizzle-orm'
import type { ErasedRows } from '#src/server/platform/erasure.ts'
import { PERSONAL_PATHS } from './admin-event.ts'
import { adminEventTable } from './audit.tables.ts'

// One call a path: a function takes 32 arguments at most.
const emptied = (column: Column): SQL =>
  PERSONAL_PATHS.reduce(
    (values, path) => sql`json_replace(${values}, ${sql.raw(`'$."${path}"'`)}, NULL)`,
    sql`${column}`,
  )

/** What admins did about the person stays, without the values that are personal and without the words of the admin. */
export const eraseAuditedValues: ErasedRows = (db, accountId) => [
  db
    .update(adminEventTable)
    .set({ reason: null, before: emptied(adminEventTable.before), after: emptied(adminEventTable.after) })
    .where(eq(adminEventTable.accountId, accountId)),
]
