import { toDayNumber } from '#src/domain/statistics/periods.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { deleteOldFacts } from '../application/application-facts.repository.ts'

/** Twelve months, the twelve before them, and the present one. */
const KEPT_DAYS = 25 * 31

/** Deletes what no period contains any longer. Idempotent. */
export async function sweepStatistics({ db, clock }: Needs<'db' | 'clock'>): Promise<void> {
  await deleteOldFacts(db, toDayNumber(clock()) - KEPT_DAYS)
}
