import { type Currency, EXCHANGE_RATES, toUsdPerMonth } from '#src/domain/vocabulary/currencies.ts'
import type { Rank } from '#src/domain/vocabulary/ranks.ts'
import type { CompanyProfile } from './data/company-profile.ts'
import { DAY_PAY, HOTEL_PAY, SEA_PAY } from './data/rank-pay.ts'
import type { Variant, VesselProfile } from './data/vessel-profile.ts'
import { getFleet } from './data/vessel-profiles.ts'
import type { Random } from './random.ts'
import type { VacancyRow } from './rows.ts'

/** The ILO floor for an able seafarer's basic pay, USD a month; nothing but a cadet's allowance is under it. */
export const PAY_FLOOR_USD = 690

const NORTHERN = new Set(['NO', 'GB', 'NL', 'DE', 'PL', 'FR', 'PT', 'HR', 'RO', 'LV', 'ES'])
const EUROPEAN_TRADES = new Set([
  'coaster',
  'river-sea',
  'cement-carrier',
  'ferry',
  'passenger-car-ferry',
  'ro-pax',
  'river-cruise',
  'dredger',
  'high-speed-craft',
])

/** Whether a company works where pay is by the day and rotations are equal. */
export const isNorthern = (company: CompanyProfile): boolean => NORTHERN.has(company.country)

function chooseCurrency(company: CompanyProfile, type: string, daily: boolean, random: Random): Currency {
  if (company.country === 'NO' && daily)
    return random.weighted([
      ['NOK', 3],
      ['EUR', 3],
      ['USD', 2],
    ])
  if (company.country === 'GB')
    return random.weighted<Currency>(
      daily
        ? [
            ['GBP', 5],
            ['EUR', 2],
            ['USD', 1],
          ]
        : [
            ['GBP', 4],
            ['USD', 3],
          ],
    )
  if (daily && isNorthern(company))
    return random.weighted([
      ['EUR', 6],
      ['USD', 2],
      ['GBP', 1],
    ])
  if (EUROPEAN_TRADES.has(type) && isNorthern(company))
    return random.weighted([
      ['EUR', 9],
      ['USD', 1],
    ])
  if (company.country === 'DE' || company.country === 'NL')
    return random.weighted([
      ['USD', 3],
      ['EUR', 2],
    ])
  return random.weighted([
    ['USD', 30],
    ['EUR', 1],
  ])
}

// Ratings' pay follows the scales and hardly depends on the ship.
const isPaidAsRating = (rank: Rank): boolean => rank.level === 'support' || rank.department === 'galley'

const factorFor = (rank: Rank, shipFactor: number): number =>
  isPaidAsRating(rank) ? 1 + (shipFactor - 1) * 0.3 : rank.level === 'cadet' ? 1 : shipFactor

const stepOf = (currency: Currency, period: 'month' | 'day'): number =>
  currency === 'NOK' ? (period === 'day' ? 50 : 500) : period === 'day' ? 10 : 50

/** Lowest and highest usual offer in USD for the period, before currency and rounding. */
function findBand(
  rank: Rank,
  profile: VesselProfile,
  variant: Variant,
  company: CompanyProfile,
  period: 'month' | 'day',
) {
  const offshore = getFleet(profile.type) === 'offshore-fleet'
  const table = offshore ? DAY_PAY : rank.department === 'hotel' ? HOTEL_PAY : SEA_PAY
  const band = table[rank.slug]
  if (!band) throw new Error(`No pay for ${rank.slug} on ${profile.type}`)
  const hotelFactor = variant.pay < 0.8 ? 1.15 : 1
  const ship = table === HOTEL_PAY ? hotelFactor : factorFor(rank, variant.pay)
  // Away from the North Sea offshore pay is lower, and much lower for ratings.
  const support = isPaidAsRating(rank) || rank.level === 'cadet'
  const region = !offshore || isNorthern(company) ? 1 : period === 'day' ? 0.78 : support ? 0.32 : 0.5
  const scale = ship * region * (offshore && period === 'month' ? 30 : 1)
  return [band[0] * scale, band[1] * scale] as const
}

export type Pay = Pick<VacancyRow, 'pay_min' | 'pay_max' | 'pay_period' | 'pay_usd'> & { pay_currency: Currency }

/** A pay range in round figures of a fitting currency, minor units. */
export function createPay(
  rank: Rank,
  profile: VesselProfile,
  variant: Variant,
  company: CompanyProfile,
  random: Random,
): Pay {
  const offshore = getFleet(profile.type) === 'offshore-fleet'
  const period =
    offshore && rank.level !== 'cadet' && random.chance(isNorthern(company) ? 0.96 : 0.42) ? 'day' : 'month'
  const currency = chooseCurrency(company, profile.type, period === 'day', random)
  const [low, high] = findBand(rank, profile, variant, company, period)
  const start = low + (high - low) * random.fraction() * 0.75
  const spread = random.chance(0.22) ? 0 : 0.04 + random.fraction() * 0.1
  const step = stepOf(currency, period)
  const round = (usd: number) => Math.round((usd * EXCHANGE_RATES.perUsd[currency]) / step) * step
  const floor =
    rank.level === 'cadet' || period === 'day'
      ? 0
      : Math.ceil((PAY_FLOOR_USD * EXCHANGE_RATES.perUsd[currency]) / step) * step
  const min = Math.max(floor, step, round(start))
  const max = Math.max(min, round(start * (1 + spread)))
  return {
    pay_min: min * 100,
    pay_max: max * 100,
    pay_currency: currency,
    pay_period: period,
    pay_usd: toUsdPerMonth(max * 100, currency, period),
  }
}
