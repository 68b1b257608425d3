import { showAsAllowed } from './features/crew/crew-card.repository.ts'
import { refreshCrewing } from './features/crewing/crewing-figures.usecases.ts'
import { withdrawListing } from './features/crewing/withdrawn-listing.repository.ts'
import { refreshFigures } from './features/statistics/overview.usecases.ts'
import { restoreVacancies, withdrawVacancies } from './features/vacancies/withdrawn-vacancies.ts'
import type { Withdrawal } from './platform/withdrawal.ts'

/** What the public sees of an account, feature by feature: withdrawn while the account is blocked or closing. */
export const WITHDRAWAL: Withdrawal = {
  withdraw: [showAsAllowed, withdrawVacancies, withdrawListing],
  restore: [({ db }, accountId) => showAsAllowed(db, accountId), restoreVacancies],
  // The directory has its entry back with its figures.
  follow: [refreshFigures, refreshCrewing],
}
