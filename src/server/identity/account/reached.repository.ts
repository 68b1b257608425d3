import { sql } from 'drizzle-orm'
import { isActive } from '#src/server/platform/active-account.ts'
import { accountTable } from './account.tables.ts'

/** Whether a mail reaches whose account it is: the address is theirs, and the account is active. */
export const isReached = sql<number>`${accountTable.emailVerifiedAt} IS NOT NULL AND ${sql.raw(isActive('account.id'))}`
