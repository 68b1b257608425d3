import { findExpiry } from '#src/domain/vacancy/own-vacancy.ts'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { extendVacancies } from '#src/server/work/vacancy/vacancy-publishing.repository.ts'
import type { SourceRow } from './feed.tables.ts'
import { findLiveVacancies } from './feed-items.repository.ts'
import { demandBasis, findBasis, findReports } from './feed-reports.repository.ts'
import { demandStarter, type StartedBy } from './started-by.ts'

/** An unchanged feed keeps its vacancies open. Not while a report waits, which may withdraw some. */
export async function keepListed(
  { db, clock }: Needs<'db' | 'clock'>,
  source: Pick<SourceRow, 'id'>,
  startedBy: StartedBy,
): Promise<void> {
  const [latest] = await findReports(db, source.id)
  if (latest?.status === 'open') return
  const [now, basis] = [clock(), await findBasis(db, source.id)]
  const live = await findLiveVacancies(db, source.id)
  const ends = live.map(({ id, joinTo }) => [id, findExpiry(joinTo, now)] as const)
  if (ends.length === 0) return
  try {
    await runBatch(db, [
      ...demandStarter(db, startedBy),
      ...demandBasis(db, source.id, basis),
      ...extendVacancies(db, ends),
    ])
  } catch (error) {
    // A report confirmed meanwhile sets the end of its vacancies.
    if (!isGuardFailure(error)) throw error
  }
}
