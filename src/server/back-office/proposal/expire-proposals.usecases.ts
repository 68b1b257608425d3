import { DAY } from '#src/domain/time.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { deleteOldProposals, expireOpenProposals } from './proposal.repository.ts'

/** What was decided is in the audit for good. */
const KEPT_FOR = 30 * DAY

/** Closes proposals that nobody confirmed in time, and deletes those that were closed long ago. */
export async function expireProposals({ db, clock }: Needs<'db' | 'clock'>): Promise<void> {
  const now = clock()
  await runBatch(db, [expireOpenProposals(db, now), deleteOldProposals(db, now - KEPT_FOR)])
}
