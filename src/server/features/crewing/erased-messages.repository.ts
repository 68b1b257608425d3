import { sql } from 'drizzle-orm'
import type { ErasedRows } from '#src/server/platform/erasure.ts'

const SEAMAN = sql.raw('(SELECT id FROM seaman WHERE account_id = ')
const COMPANY = sql.raw('(SELECT id FROM company WHERE account_id = ')

/** Mails to others that tell of this person's messages are found by what caused them. */
export const eraseMessageMails: ErasedRows = (db, accountId) => [
  db.run(sql`DELETE FROM outbox WHERE cause IN (SELECT k.value || ':' || m.id FROM company_message m,
    json_each('["message-received","message-sent"]') k
    WHERE m.seaman_id IN ${SEAMAN}${accountId}) OR m.company_id IN ${COMPANY}${accountId}))`),
]
