import { isSuspended } from '#src/server/people/organisation/suspensions.repository.ts'
import { isActiveOrganisation } from '#src/server/platform/active-account.ts'
import type { Database } from '#src/server/platform/database.ts'

const STEP = 500

/**
 * Expires paused vacancies of active companies that are not suspended, then public ones, and removes them from the index, in batches of some
 * hundreds; returns their number.
 */
export async function expireVacancyRows(db: Database, now: number): Promise<number> {
  const d1 = db.$client
  await d1
    .prepare(
      `UPDATE vacancy SET status = 'expired', paused_at = NULL, updated_at = ?1 WHERE paused_at IS NOT NULL AND status = 'draft' AND expires_at <= ?1
        AND ${isActiveOrganisation('vacancy.company_id')} AND NOT ${isSuspended('vacancy.company_id')}`,
    )
    .bind(now)
    .run()
  const due = `SELECT seq FROM vacancy WHERE status = 'published' AND expires_at <= ?1 ORDER BY expires_at LIMIT ${STEP}`
  let expired = 0
  for (;;) {
    const answers = await d1.batch([
      d1.prepare(`DELETE FROM vacancy_search WHERE rowid IN (${due})`).bind(now),
      d1.prepare(`DELETE FROM vacancy_nationality WHERE vacancy_seq IN (${due})`).bind(now),
      d1.prepare(`UPDATE vacancy SET status = 'expired', updated_at = ?1 WHERE seq IN (${due})`).bind(now),
    ])
    const changed = answers[2]?.meta.changes ?? 0
    expired += changed
    if (changed < STEP) return expired
  }
}
