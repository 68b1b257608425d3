import { sql } from 'drizzle-orm'
import { type Database, demand, type Statement } from '#src/server/platform/database.ts'

/** Whether an admin has suspended the organisation. @param organisationId the column of the query that holds its id, with the name of its table */
export const isSuspended = (organisationId: string): string =>
  `EXISTS (SELECT 1 FROM organisation_suspension sus WHERE sus.organisation_id = ${organisationId} AND sus.restored_at IS NULL)`

/** Aborts the batch if the organisation is suspended. */
export const demandNotSuspended = (db: Database, organisationId: string): Statement[] =>
  demand(
    db,
    sql`NOT EXISTS (SELECT 1 FROM organisation_suspension WHERE organisation_id = ${organisationId} AND restored_at IS NULL)`,
  )
