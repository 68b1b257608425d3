import { sql } from 'drizzle-orm'
import type { ErasedRows } from '#src/server/platform/erasure.ts'

const COMPANY = sql.raw('(SELECT id FROM company WHERE account_id = ')

/** What the person reported stays, without who did and in which words; what was reported of them goes. */
export const eraseReports: ErasedRows = (db, accountId) => [
  db.run(sql`UPDATE report SET account_id = NULL, text = NULL WHERE account_id = ${accountId}`),
  db.run(
    sql`DELETE FROM report WHERE kind = 'seaman' AND target_id IN (SELECT public_id FROM seaman WHERE account_id = ${accountId})`,
  ),
  db.run(sql`DELETE FROM report WHERE kind = 'company' AND target_id IN ${COMPANY}${accountId})`),
  db.run(
    sql`DELETE FROM report WHERE kind = 'vacancy' AND target_id IN (SELECT id FROM vacancy WHERE company_id IN ${COMPANY}${accountId}))`,
  ),
]
