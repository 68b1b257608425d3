import { runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { deleteStaleFlows, deleteStalePending } from './social.repository.ts'

/** Deletes unfinished flows and sign-ups. */
export async function sweepSocial({ db, clock }: Needs<'db' | 'clock'>): Promise<void> {
  const now = clock()
  await runBatch(db, [deleteStaleFlows(db, now), deleteStalePending(db, now)])
}
