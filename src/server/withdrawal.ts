import type { Withdrawal } from './platform/withdrawal.ts'
import { showAsAllowed } from './work/crew/crew-card.repository.ts'
import { refreshCrewing } from './work/crewing/crewing-figures.usecases.ts'
import { withdrawListing } from './work/crewing/withdrawn-listing.repository.ts'
import { refreshFigures } from './work/market/overview.usecases.ts'
import { restoreVacancies, withdrawVacancies } from './work/vacancy/withdrawn-vacancies.ts'

/** What the public sees of an account, feature by feature: withdrawn while the account is blocked or closing. */
export const WITHDRAWAL: Withdrawal = {
  withdraw: [showAsAllowed, withdrawVacancies, withdrawListing],
  restore: [({ db }, accountId) => showAsAllowed(db, accountId), restoreVacancies],
  // The directory has its entry back with its figures.
  follow: [refreshFigures, refreshCrewing],
}
