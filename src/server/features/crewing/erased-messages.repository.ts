import { sql } from 'drizzle-orm'
import { companyOfAccount, type ErasedRows, seamanOfAccount } from '#src/server/platform/erasure.ts'
import { outboxTable } from '../mails/mails.tables.ts'

/** Mails to others that tell of this person's messages are found by what caused them. */
export const eraseMessageMails: ErasedRows = (db, accountId) => [
  db.delete(outboxTable).where(sql`${outboxTable.cause} IN (SELECT k.value || ':' || m.id FROM company_message m,
    json_each('["message-received","message-sent"]') k
    WHERE m.seaman_id IN ${seamanOfAccount(accountId)} OR m.company_id IN ${companyOfAccount(accountId)})`),
]
