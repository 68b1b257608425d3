import type { Restore, Withdraw } from '#src/server/platform/withdrawal.ts'
import { findOwnedCompanies, findWithdrawn, restoreRows, withdrawRows } from './withdrawn-vacancies.repository.ts'

/** Withdraws the vacancies that are public when the batch runs. A company with another active owner keeps its vacancies. */
export const withdrawVacancies: Withdraw = (db, accountId, now) => withdrawRows(db, accountId, now)

/** Restores withdrawn vacancies in their previous status; those that ended meanwhile are expired. */
export const restoreVacancies: Restore = async ({ db, clock }, accountId) => {
  const restored = (await findOwnedCompanies(db, accountId)).map(async (company) =>
    restoreRows(db, company, await findWithdrawn(db, company.id), clock()),
  )
  return (await Promise.all(restored)).flat()
}
