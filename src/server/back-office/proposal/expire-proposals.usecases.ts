import { DAY } from '#src/domain/time.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { deleteOldProposals, expireOpenProposals } from './proposal.repository.ts'

/** The audit keeps decisions permanently. */
const KEPT_FOR = 30 * DAY

/** Closes expired proposals, and deletes closed ones 30 days after they expired. */
export async function expireProposals({ db, clock }: Needs<'db' | 'clock'>): Promise<void> {
  const now = clock()
  await runBatch(db, [expireOpenProposals(db, now), deleteOldProposals(db, now - KEPT_FOR)])
}
