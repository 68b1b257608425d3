import { eq } from 'drizzle-orm'
import type { ErasedRows } from '#src/server/platform/erasure.ts'
import { idempotencyTable } from './idempotency.tables.ts'

export const eraseKeyedWrites: ErasedRows = (db, accountId) => [
  db.delete(idempotencyTable).where(eq(idempotencyTable.accountId, accountId)),
]
