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

/** Takes away what no batch reaches: files, counters, an index. May be run again after it was done or broken off. */
export type ErasureStep = (services: Services, accountId: string) => Promise<void>

/** Statements for the batch in which the account goes: what the cascade does not reach. */
export type ErasedRows = (db: Database, accountId: string) => Statement[]

/** What the features do when an account goes. */
export type Erasure = {
  steps: readonly ErasureStep[]
  rows: readonly ErasedRows[]
}
