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

/** Statements that take an account out of the public's sight, for the batch that closes it. */
export type Closing = (db: Database, accountId: string, now: number) => Statement[] | Promise<Statement[]>

/** An account that was closed: when, and whether its seafarer was in the crew list. */
export type Closed = { accountId: string; at: number; wasListed: boolean }

/** Statements that bring back what was taken away when the account closed. */
export type Opening = (services: Services, closed: Closed) => Promise<Statement[]>

/** What the features do when an account closes, is opened again, or goes. */
export type Erasure = {
  closings: readonly Closing[]
  openings: readonly Opening[]
  steps: readonly ErasureStep[]
  rows: readonly ErasedRows[]
}
