import { isReferenceViolation, runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findHolderId, insertHolder, type Owner } from './holders.repository.ts'

/**
 * The id under which the ledger knows an account or organisation. It is random, so that it identifies no one after an erasure. Throws `conflict`
 * if the owner was erased meanwhile.
 */
export async function ensureHolder({ db, clock, ids }: Needs<'db' | 'clock' | 'ids'>, owner: Owner): Promise<string> {
  const known = await findHolderId(db, owner)
  if (known) return known
  try {
    await runBatch(db, [insertHolder(db, owner, { id: ids.publicId(), now: clock() })])
  } catch (error) {
    throw isReferenceViolation(error) ? new Failure('conflict') : error
  }
  const id = await findHolderId(db, owner)
  if (!id) throw new Failure('conflict')
  return id
}
