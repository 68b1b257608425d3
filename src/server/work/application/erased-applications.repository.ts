import { sql } from 'drizzle-orm'
import { outboxTable } from '#src/server/ground/mail/mail.tables.ts'
import { type ErasedRows, organisationsOf, seamanOfAccount } from '#src/server/platform/erasure.ts'

/** Mails to others about this person's applications, or applications to their vacancies, are found by their cause. */
export const eraseApplicationMails: ErasedRows = (db, accountId) => [
  db.delete(outboxTable).where(sql`${outboxTable.cause} IN (SELECT k.value || ':' || a.id FROM application a,
    json_each('["application-received","application-sent"]') k
    WHERE a.seaman_id IN ${seamanOfAccount(accountId)}
      OR a.vacancy_id IN (SELECT id FROM vacancy WHERE company_id IN ${organisationsOf(accountId)}))`),
]
