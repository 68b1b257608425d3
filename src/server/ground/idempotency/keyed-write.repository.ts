import { and, eq, lt } from 'drizzle-orm'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { idempotencyTable } from './idempotency.tables.ts'

/** A write that its caller may repeat with the same key. Each organisation has separate keys. */
export type KeyedWrite = { accountId: string; organisationId: string; operation: string; key: string; bodyHash: string }

const isSameOperation = ({ accountId, organisationId, operation }: KeyedWrite) =>
  and(
    eq(idempotencyTable.accountId, accountId),
    eq(idempotencyTable.organisationId, organisationId),
    eq(idempotencyTable.operation, operation),
  )

export const findKeyedAnswer = (db: Database, write: KeyedWrite) =>
  db
    .select({ bodyHash: idempotencyTable.bodyHash, answer: idempotencyTable.answer })
    .from(idempotencyTable)
    .where(and(isSameOperation(write), eq(idempotencyTable.key, write.key)))
    .get()

/** For frequent writes: deletes stored results that no caller will request again. */
export const deleteOlderAnswers = (db: Database, write: KeyedWrite, before: number): Statement =>
  db.delete(idempotencyTable).where(and(isSameOperation(write), lt(idempotencyTable.createdAt, before)))

/** For the batch of the write: a second write with the same key aborts it. */
export const insertKeyedAnswer = (db: Database, write: KeyedWrite, answer: { createdAt: number }): Statement =>
  db.insert(idempotencyTable).values({ ...write, status: 201, answer, createdAt: answer.createdAt })
