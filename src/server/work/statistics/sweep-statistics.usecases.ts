import { toDayNumber } from '#src/domain/statistics/periods.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { deleteOldFacts } from '../application/application-facts.repository.ts'
import { deleteOldViews } from './vacancy-views.repository.ts'

/** Twelve months, the twelve before them, and the present one. */
const KEPT_DAYS = 25 * 31

/** Deletes what no period contains any longer. Idempotent. */
export async function sweepStatistics({ db, clock }: Needs<'db' | 'clock'>): Promise<void> {
  const before = toDayNumber(clock()) - KEPT_DAYS
  await runBatch(db, [deleteOldFacts(db, before), deleteOldViews(db, before)])
}
