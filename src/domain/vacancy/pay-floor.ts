import { type Currency, type PayPeriod, toUsdPerMonth } from '../vocabulary/currencies.ts'
import { findRank, type Rank } from '../vocabulary/ranks.ts'

/**
 * The ILO minimum monthly basic wage of an able seafarer in USD, by the day from which it holds.
 * Source: Joint Maritime Commission, Subcommittee on Wages of Seafarers, resolution of April 2025.
 */
export const PAY_FLOORS = [
  { from: '2026-01-01', usd: 690 },
  { from: '2027-01-01', usd: 704 },
  { from: '2028-01-01', usd: 715 },
] as const

/** The floor on a plain date, in USD cents a month; undefined before the first. */
export const findPayFloor = (day: string): number | undefined => {
  const floor = PAY_FLOORS.findLast(({ from }) => from <= day)
  return floor && floor.usd * 100
}

/** Ratings below the able seafarer, whose own minimum is lower and is not told by this one. */
const BELOW: ReadonlySet<string> = new Set([
  'ordinary-seaman',
  'deckhand',
  'deck-boy',
  'wiper',
  'messman',
  'messboy',
  'trainee',
])

/** Whether the able seafarer’s minimum is a minimum of the rank too. */
const hasFloor = ({ slug, level, department }: Rank): boolean =>
  department !== 'shore' &&
  level !== 'cadet' &&
  !BELOW.has(slug) &&
  (level !== 'support' || department === 'deck' || department === 'engine')

type Offer = {
  rank: string
  joinFrom: string
  currency: Currency
  period: PayPeriod
  max: number
  basic: number | null
}

/**
 * Whether a pay is under the floor of the day of joining: the basic wage where it is told, otherwise all of the pay, of which the basic
 * wage is a part.
 */
export function isUnderFloor({ rank, joinFrom, currency, period, max, basic }: Offer): boolean {
  const found = findRank(rank)
  const floor = findPayFloor(joinFrom)
  if (!found || !floor || !hasFloor(found)) return false
  return toUsdPerMonth(basic ?? max, currency, period) < floor
}
