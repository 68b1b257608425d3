import { and, isNull, sql } from 'drizzle-orm'
import type { ErasedRows } from '#src/server/platform/erasure.ts'
import { outboxTable } from './mail.tables.ts'

/** What waits for the account's address without belonging to the account; the rest goes with the account. */
export const eraseWaitingMails: ErasedRows = (db, accountId) => [
  db
    .delete(outboxTable)
    .where(
      and(
        isNull(outboxTable.accountId),
        sql`${outboxTable.address} = (SELECT email FROM account WHERE id = ${accountId})`,
      ),
    ),
]
