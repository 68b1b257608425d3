import type { Restore, Withdraw } from '#src/server/platform/withdrawal.ts'
import { findCompanyOf, findWithdrawn, restoreRows, withdrawRows } from './withdrawn-vacancies.repository.ts'

/** Whatever of the company's vacancies can be read when the batch runs: it finds them itself. A company goes with the account that it came with. */
export const withdrawVacancies: Withdraw = (db, accountId, now) => withdrawRows(db, accountId, now)

/** Brings back what was withdrawn, in the status that it had; what ended meanwhile is expired. */
export const restoreVacancies: Restore = async ({ db, clock }, accountId) => {
  const company = await findCompanyOf(db, accountId)
  if (!company) return []
  return restoreRows(db, company, await findWithdrawn(db, company.id), clock())
}
