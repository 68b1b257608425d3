import { type SQL, sql } from 'drizzle-orm'
import type { Database, Statement } from './database.ts'
import type { Services } from './services.ts'

/** The seafarer of an account, for a condition `IN`. */
export const seamanOfAccount = (accountId: string): SQL => sql`(SELECT id FROM seaman WHERE account_id = ${accountId})`

/** The condition that a row of `organisation_member` belongs to the only owner. */
export const IS_LAST_OWNER = `organisation_member.role = 'owner' AND NOT EXISTS (SELECT 1 FROM organisation_member oth
  WHERE oth.organisation_id = organisation_member.organisation_id AND oth.role = 'owner' AND oth.account_id <> organisation_member.account_id)`

/** The organisations that are erased with an account because it is their only owner, for an `IN` condition. */
export const organisationsOf = (accountId: string): SQL =>
  sql`(SELECT organisation_id FROM organisation_member WHERE account_id = ${accountId} AND ${sql.raw(IS_LAST_OWNER)})`

/** Deletes what no batch reaches: files, counters, an index. Idempotent. */
export type ErasureStep = (services: Services, accountId: string) => Promise<void>

/** Statements for the batch that deletes the account, for rows that no cascade reaches. */
export type ErasedRows = (db: Database, accountId: string) => Statement[]

/** What domains do when an account is erased. */
export type Erasure = {
  steps: readonly ErasureStep[]
  rows: readonly ErasedRows[]
}
