import { hashText } from '#src/server/platform/crypto.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findKeyedAnswer, type KeyedWrite } from './keyed-write.repository.ts'

/** The account that writes, and its current organisation. */
type Writer = { accountId: string; organisationId: string | null }

/** Undefined where the caller gave no key. */
export const createKeyedWrite = (
  { accountId, organisationId }: Writer,
  operation: string,
  key: string | undefined,
  body: unknown,
): KeyedWrite | undefined =>
  key
    ? { accountId, organisationId: organisationId ?? '', operation, key, bodyHash: hashText(JSON.stringify(body)) }
    : undefined

/** The answer to the same write before, if there was one. Throws when it had another body. */
export async function findRepeated<Answer>(
  { db }: Needs<'db'>,
  write: KeyedWrite | undefined,
): Promise<Answer | undefined> {
  if (!write) return undefined
  const before = await findKeyedAnswer(db, write)
  if (!before) return undefined
  if (before.bodyHash !== write.bodyHash) throw new Failure('idempotency-mismatch')
  return before.answer as Answer
}
