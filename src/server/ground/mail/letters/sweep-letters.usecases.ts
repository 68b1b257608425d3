import { DAY } from '#src/domain/time.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { deleteKeptLetters } from './kept-letters.repository.ts'
import { deleteLetters } from './letters.repository.ts'
import { deleteEndedSuppressions } from './suppressions.repository.ts'

/** Long after the last event of a letter, and after its sender could repeat it. */
const KEPT_FOR = 180 * DAY
const SHOWN_FOR = DAY

/** Deletes letters that are over, and texts of letters that were kept on this machine. */
export async function sweepLetters({ db, clock }: Needs<'db' | 'clock'>): Promise<void> {
  const now = clock()
  await runBatch(db, [
    deleteKeptLetters(db, now - SHOWN_FOR),
    deleteEndedSuppressions(db, now),
    ...deleteLetters(db, now - KEPT_FOR),
  ])
}
