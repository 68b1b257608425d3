import { sql } from 'drizzle-orm'
import { accountTable } from './accounts.tables.ts'

/** Condition of queries that have the account: whoever waits to be erased is gone. */
export const accountStays = sql`NOT EXISTS (SELECT 1 FROM erasure e WHERE e.account_id = ${accountTable.id})`

/** Whether a mail reaches whose account it is: the address is theirs, and the account stays. */
export const isReached = sql<number>`${accountTable.emailVerifiedAt} IS NOT NULL AND ${accountStays}`
