import { type SQL, sql } from 'drizzle-orm'
import type { Database, Statement } from './database.ts'
import type { Services } from './services.ts'

/** The seafarer of an account, for a condition `IN`. */
export const seamanOfAccount = (accountId: string): SQL => sql`(SELECT id FROM seaman WHERE account_id = ${accountId})`

/** The company that goes with an account, for a condition `IN`. */
export const companyOfAccount = (accountId: string): SQL =>
  sql`(SELECT id FROM company WHERE account_id = ${accountId})`

/** Takes away what no batch reaches: files, counters, an index. May be run again after it was done or broken off. */
export type ErasureStep = (services: Services, accountId: string) => Promise<void>

/** Statements for the batch in which the account goes: what the cascade does not reach. */
export type ErasedRows = (db: Database, accountId: string) => Statement[]

/** What the features do when an account goes. */
export type Erasure = {
  steps: readonly ErasureStep[]
  rows: readonly ErasedRows[]
}
