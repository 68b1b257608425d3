import { sql } from 'drizzle-orm'
import type { ErasedRows } from '#src/server/platform/erasure.ts'

export const eraseKeyedWrites: ErasedRows = (db, accountId) => [
  db.run(sql`DELETE FROM idempotency WHERE account_id = ${accountId}`),
]
