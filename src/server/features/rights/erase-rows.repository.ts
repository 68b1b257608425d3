import { sql } from 'drizzle-orm'
import type { Database, Statement } from '#src/server/platform/database.ts'

const SEAMAN = sql.raw('(SELECT id FROM seaman WHERE account_id = ')
const COMPANY = sql.raw('(SELECT id FROM company WHERE account_id = ')

/** Mails to others that tell of this person are found by what caused them. */
const aboutPerson = (db: Database, accountId: string): Statement[] => [
  db.run(sql`DELETE FROM outbox WHERE cause IN (SELECT k.value || ':' || a.id FROM application a,
    json_each('["application-received","application-sent"]') k
    WHERE a.seaman_id IN ${SEAMAN}${accountId})
      OR a.vacancy_id IN (SELECT id FROM vacancy WHERE company_id IN ${COMPANY}${accountId})))`),
  db.run(sql`DELETE FROM outbox WHERE cause IN (SELECT k.value || ':' || m.id FROM company_message m,
    json_each('["message-received","message-sent"]') k
    WHERE m.seaman_id IN ${SEAMAN}${accountId}) OR m.company_id IN ${COMPANY}${accountId}))`),
]

const reports = (db: Database, accountId: string): Statement[] => [
  db.run(sql`UPDATE report SET account_id = NULL, text = NULL WHERE account_id = ${accountId}`),
  db.run(
    sql`DELETE FROM report WHERE kind = 'seaman' AND target_id IN (SELECT public_id FROM seaman WHERE account_id = ${accountId})`,
  ),
  db.run(sql`DELETE FROM report WHERE kind = 'company' AND target_id IN ${COMPANY}${accountId})`),
  db.run(
    sql`DELETE FROM report WHERE kind = 'vacancy' AND target_id IN (SELECT id FROM vacancy WHERE company_id IN ${COMPANY}${accountId}))`,
  ),
]

/** Published vacancies stand in an index that no foreign key reaches. */
export const takeOutOfSearch = (db: Database, accountId: string): Statement[] => [
  db.run(
    sql`DELETE FROM vacancy_search WHERE rowid IN (SELECT seq FROM vacancy WHERE company_id IN ${COMPANY}${accountId}))`,
  ),
]

/** The whole person in one batch: what the cascade does not reach first, then the account with everything below it. */
export const eraseRows = (db: Database, accountId: string): Statement[] => [
  ...aboutPerson(db, accountId),
  ...reports(db, accountId),
  ...takeOutOfSearch(db, accountId),
  db.run(sql`DELETE FROM picture WHERE (kind = 'agency' AND subject IN (SELECT slug FROM company WHERE account_id = ${accountId}))
    OR (kind = 'vacancy' AND subject IN (SELECT id FROM vacancy WHERE company_id IN ${COMPANY}${accountId})))`),
  db.run(
    sql`UPDATE account SET referred_by = NULL WHERE id IN (SELECT account_id FROM referral WHERE inviter_id = ${accountId})`,
  ),
  db.run(sql`DELETE FROM idempotency WHERE account_id = ${accountId}`),
  db.run(sql`DELETE FROM account WHERE id = ${accountId}`),
]
