import { and, isNull, sql } from 'drizzle-orm'
import type { ErasedRows } from '#src/server/platform/erasure.ts'
import { outboxTable } from './mail.tables.ts'

/** Erases waiting mail to the account's address that does not belong to the account; other rows are deleted with the account. */
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
