import { findRank, type Rank } from '../../contract/vocabulary/ranks.ts'
import type { LocaleCode } from '../../contract/locales.ts'
import type { SeedCompany } from './create-company.ts'
import { CREW_KINDS } from './data/crew-kinds.ts'
import { CREW_MIXES } from './data/nationalities.ts'
import type { Variant, VesselProfile } from './data/vessel-profile.ts'
import { getFleet } from './data/vessel-profiles.ts'
import { createKey } from './identifiers.ts'
import { createPay } from './pay.ts'
import type { Random } from './random.ts'
import { chooseEnglish, chooseNationalities, chooseSeaTime, listRequiredCertificates } from './requirements.ts'
import type { VacancyRow } from './rows.ts'
import { createShip } from './ship.ts'
import { chooseDuration, chooseJoining, chooseTrade } from './terms.ts'
import { createVacancyText } from './vacancy-text.ts'

export type VacancyPlan = {
  seq: number
  company: SeedCompany
  profile: VesselProfile
  rank: Rank
  status: VacancyRow['status']
  createdAt: number
  publishedAt: number | null
  expiresAt: number | null
  /** The day from which the joining window is counted. */
  joinAfter: number
}

const INTERNET = ['Free, 10 GB a month', 'Free, 25 GB a month', 'Free, unlimited', 'Free messaging, calls by card', '5 GB a month free, then paid', 'Starlink, free in the cabins']
const AGREEMENTS = ['IBF TCC', 'ITF approved CBA', 'AMOSUP CBA', 'NIS CBA', 'ver.di TCC', 'PNO TCC', 'IMEC IBF', 'National CBA']
const AGREEMENT_BY_COUNTRY: Readonly<Record<string, readonly string[]>> = {
  PH: ['AMOSUP CBA', 'IBF TCC'], NO: ['NIS CBA'], DE: ['ver.di TCC', 'IBF TCC'], GR: ['PNO TCC', 'ITF approved CBA'], IN: ['NUSI–INSA CBA', 'IBF TCC'],
}

/** A rank that is wanted on this kind of ship. */
export function chooseRank(profile: VesselProfile, random: Random): Rank {
  const slug = random.weighted(CREW_KINDS[profile.crewKind])
  const rank = findRank(slug)
  if (!rank) throw new Error(`No rank ${slug}`)
  return rank
}

const chooseVariant = (profile: VesselProfile, random: Random): Variant =>
  random.weighted(profile.variants.map((variant) => [variant, variant.weight] as const))

function createLife(company: SeedCompany, profile: VesselProfile, variant: Variant, random: Random) {
  const mix = company.row.country === 'CN' ? 'CN' : random.pick(CREW_MIXES)
  const passenger = getFleet(profile.type) === 'passenger-fleet'
  const known = random.chance(0.78)
  const agreement = random.pick(AGREEMENT_BY_COUNTRY[company.row.country] ?? AGREEMENTS)
  return {
    crew_size: known ? random.int(...variant.crew) : null,
    crew_nationalities: known && !passenger ? JSON.stringify(mix.split(' ')) : null,
    travel_paid: random.weighted([[1, 8], [null, 2], [0, 0.3]]),
    internet: random.chance(0.8) ? random.pick(INTERNET) : null,
    agreement: random.chance(0.62) ? agreement : null,
  }
}

const createVacancySlug = (rank: Rank, profile: VesselProfile): string => `${rank.slug}-${profile.type}`

/** One advertisement: everything in it follows from the plan and the stream of choices. */
export function createVacancy(plan: VacancyPlan, random: Random): VacancyRow {
  const { company, profile, rank } = plan
  const variant = chooseVariant(profile, random)
  const year = new Date(plan.joinAfter).getUTCFullYear()
  const ship = createShip(profile, variant, company.row, year, random)
  const pay = createPay(rank, profile, variant, company.profile, random)
  const duration = chooseDuration(rank, profile, company.profile, pay.pay_period === 'day', random)
  const trade = chooseTrade(profile, company.profile, random)
  const english = chooseEnglish(rank, profile, random)
  const nationalities = chooseNationalities(company.profile, random)
  const seaTime = chooseSeaTime(rank, profile, random)
  const life = createLife(company, profile, variant, random)
  const language: LocaleCode = random.pick(company.profile.languages)
  const engine = `${ship.engine.maker} ${ship.engine.model}`
  const text = createVacancyText(language, rank, profile, {
    engine, built: ship.built, crew: life.crew_size,
    rotation: duration.rotation_on === null ? null : [duration.rotation_on, duration.rotation_off ?? 0],
    travelPaid: life.travel_paid === 1, internet: life.internet !== null,
  }, random)
  return {
    id: createKey(random, plan.createdAt), seq: plan.seq, company_id: company.row.id, slug: createVacancySlug(rank, profile), status: plan.status,
    rank: rank.slug, department: rank.department, fleet: getFleet(profile.type), vessel_type: profile.type, vessel_class: variant.vesselClass,
    vessel_name: random.chance(0.36) ? ship.name : null, size_value: ship.size, size_unit: variant.unit, dwt: ship.dwt, gt: ship.gt, built: ship.built,
    flag: ship.flag, engine, dp_class: ship.dpClass, ...trade, ...pay, ...chooseJoining(rank, plan.joinAfter, random), ...duration,
    positions: rank.level === 'support' ? random.weighted([[1, 6], [2, 3], [3, 1], [4, rank.department === 'hotel' ? 2 : 0]]) : random.weighted([[1, 12], [2, 1]]),
    english_level: english.level, english_order: english.order, any_nationality: nationalities.length === 0 ? 1 : 0,
    nationalities: JSON.stringify(nationalities), certificates: JSON.stringify(listRequiredCertificates(rank, profile, trade.trading_area, random)),
    min_months_in_rank: seaTime.inRank, min_months_on_type: seaTime.onType, ...life, text, text_language: language,
    published_at: plan.publishedAt, expires_at: plan.expiresAt, created_at: plan.createdAt, updated_at: plan.publishedAt ?? plan.createdAt,
  }
}
