import { sql } from 'drizzle-orm'
import { isActive } from '#src/server/platform/active-account.ts'
import { accountTable } from './account.tables.ts'

/** Whether mail reaches the account's owner: the address is confirmed and the account active. */
export const isReached = sql<number>`${accountTable.emailVerifiedAt} IS NOT NULL AND ${sql.raw(isActive('account.id'))}`
