import { DAY, toPlainDate } from '#src/domain/time.ts'
import type { SeedCompany } from './create-company.ts'
import { addDays } from './dates.ts'

type Check = Partial<SeedCompany['row']>

/** Checks of companies that sent a licence, in turn, so that an admin finds one of each kind. */
const CHECKS: readonly ((now: number, place: number) => Check)[] = [
  (now, place) => ({ check_state: 'waiting', asked_at: now - (1 + place) * DAY }),
  (now) => ({ check_state: 'refused', asked_at: now - 9 * DAY, decided_at: now - 7 * DAY, refusal: 'register' }),
  (now) => ({ check_state: 'expired', decided_at: now - 3 * DAY, licence_expires: addDays(toPlainDate(now), -3) }),
]

export function giveChecks(companies: readonly SeedCompany[], now: number): SeedCompany[] {
  let place = -1
  return companies.map((company) => {
    if (company.row.verified === 1 || company.row.licence_number === null) return company
    place += 1
    const check = CHECKS[place % CHECKS.length]?.(now, place)
    return { ...company, row: { ...company.row, ...check } }
  })
}
