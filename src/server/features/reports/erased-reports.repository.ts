import { sql } from 'drizzle-orm'
import { companyOfAccount, type ErasedRows } from '#src/server/platform/erasure.ts'

/** What the person reported stays, without who did and in which words; what was reported of them goes. */
export const eraseReports: ErasedRows = (db, accountId) => [
  db.run(sql`UPDATE report SET account_id = NULL, text = NULL WHERE account_id = ${accountId}`),
  db.run(
    sql`DELETE FROM report WHERE kind = 'seaman' AND target_id IN (SELECT public_id FROM seaman WHERE account_id = ${accountId})`,
  ),
  db.run(sql`DELETE FROM report WHERE kind = 'company' AND target_id IN ${companyOfAccount(accountId)}`),
  db.run(
    sql`DELETE FROM report WHERE kind = 'vacancy' AND target_id IN (SELECT id FROM vacancy WHERE company_id IN ${companyOfAccount(accountId)})`,
  ),
]
