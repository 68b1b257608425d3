import type { Closing, Opening } from '#src/server/platform/erasure.ts'
import { findClosedAt, findCompanyOf } from './closed-vacancies.repository.ts'
import { findPublisher } from './publisher.repository.ts'
import { ARE_PUBLISHED, closeVacancies, writeVacancies } from './vacancy-publishing.repository.ts'
import { findExpiry } from './vacancy-publishing.rules.ts'

/** Those that are published when the batch runs: it finds them itself. A company goes with the account that it came with. */
export const closePublished: Closing = async (db, accountId, now) => {
  const companyId = await findCompanyOf(db, accountId)
  return companyId ? closeVacancies(db, companyId, ARE_PUBLISHED, now) : []
}

/** Brings back what was closed with the account, but for vacancies that nobody can join any more. */
export const publishAgain: Opening = async ({ db, clock }, { accountId, at }) => {
  const now = clock()
  const companyId = await findCompanyOf(db, accountId)
  if (!companyId) return []
  const [publisher, closed] = [await findPublisher(db, companyId), await findClosedAt(db, companyId, at)]
  const rows = closed
    .map((row) => ({ ...row, status: 'published' as const, expires_at: findExpiry(row.join_to, now), updated_at: now }))
    .filter(({ expires_at }) => expires_at > now)
  return publisher ? writeVacancies(db, rows, publisher) : []
}
