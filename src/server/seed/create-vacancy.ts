import type { LocaleCode } from '#src/domain/locales.ts'
import { findCertificate } from '#src/domain/vocabulary/certificates.ts'
import { findRank, type Rank } from '#src/domain/vocabulary/ranks.ts'
import type { TradingArea } from '#src/domain/vocabulary/trading-areas.ts'
import { toRequirementColumns } from '../work/vacancy/vacancy-requirements.ts'
import type { SeedCompany } from './create-company.ts'
import { CREW_KINDS } from './data/crew-kinds.ts'
import type { Variant, VesselProfile } from './data/vessel-profile.ts'
import { getFleet } from './data/vessel-profiles.ts'
import { createKey } from './identifiers.ts'
import { createLife } from './life-on-board.ts'
import { createPay } from './pay.ts'
import type { Random } from './random.ts'
import { chooseEnglish, chooseNationalities, chooseSeaTime, listRequiredCertificates } from './requirements.ts'
import type { VacancyRow } from './rows.ts'
import { createShip, type Ship } from './ship.ts'
import { chooseDuration, chooseJoining, chooseTrade } from './terms.ts'
import { createVacancyText } from './vacancy-text.ts'

const VISA_MONTHS = 6

export type VacancyPlan = {
  seq: number
  company: SeedCompany
  profile: VesselProfile
  rank: Rank
  status: VacancyRow['status']
  createdAt: number
  publishedAt: number | null
  expiresAt: number | null
  /** The instant from which the joining window is counted. */
  joinAfter: number
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

const createPlanColumns = ({ seq, company, profile, rank, ...plan }: VacancyPlan, random: Random) => ({
  id: createKey(random, plan.createdAt),
  seq,
  company_id: company.row.id,
  slug: `${rank.slug}-${profile.type}`,
  status: plan.status,
  rank: rank.slug,
  department: rank.department,
  fleet: getFleet(profile.type),
  vessel_type: profile.type,
  published_at: plan.publishedAt,
  expires_at: plan.expiresAt,
  created_at: plan.createdAt,
  updated_at: plan.publishedAt ?? plan.createdAt,
})

const createShipColumns = (ship: Ship, variant: Variant, random: Random) => ({
  vessel_class: variant.vesselClass,
  // Many owners do not want the name in an advertisement.
  vessel_name: random.chance(0.36) ? ship.name : null,
  size_value: ship.size,
  size_unit: variant.unit,
  dwt: ship.dwt,
  gt: ship.gt,
  built: ship.built,
  flag: ship.flag,
  engine: `${ship.engine.maker} ${ship.engine.model}`,
  dp_class: ship.dpClass,
})

function choosePositions(rank: Rank, random: Random): number {
  if (rank.level !== 'support') return random.chance(0.08) ? 2 : 1
  return random.weighted([
    [1, 6],
    [2, 3],
    [3, 1],
    [4, rank.department === 'hotel' ? 2 : 0],
  ])
}

/** A visa covers a contract and the way home; of other papers it is enough that they are valid. */
const createPaper = (slug: string) => ({ slug, months: findCertificate(slug)?.kind === 'visa' ? VISA_MONTHS : null })

function createDemandColumns({ company, profile, rank }: VacancyPlan, areas: readonly TradingArea[], random: Random) {
  const english = chooseEnglish(rank, profile, random)
  const nationalities = chooseNationalities(company.profile, random)
  const seaTime = chooseSeaTime(rank, profile, random)
  return {
    positions: choosePositions(rank, random),
    english_level: english.level,
    english_order: english.order,
    any_nationality: nationalities.length === 0 ? 1 : 0,
    nationalities: JSON.stringify(nationalities),
    ...toRequirementColumns({
      papers: listRequiredCertificates(rank, profile, areas, random).map(createPaper),
      monthsInRank: seaTime.inRank,
      monthsOnType: seaTime.onType,
    }),
  }
}

/** One advertisement: everything in it follows from the plan and the stream of choices. */
export function createVacancy(plan: VacancyPlan, random: Random): VacancyRow {
  const { company, profile, rank } = plan
  const variant = chooseVariant(profile, random)
  const year = new Date(plan.joinAfter).getUTCFullYear()
  const ship = createShip(profile, variant, company.row, year, random)
  const shipColumns = createShipColumns(ship, variant, random)
  const pay = createPay(rank, profile, variant, company.profile, random)
  const duration = chooseDuration(rank, profile, company.profile, pay.pay_period === 'day', random)
  const { areas, ...port } = chooseTrade(profile, company.profile, random)
  const life = createLife(company.row.country, profile, variant, ship.size, random)
  const language: LocaleCode = random.pick(company.profile.languages)
  const facts = {
    engine: shipColumns.engine,
    built: ship.built,
    year,
    crew: life.crew_size,
    rotation: duration.rotation_on === null ? null : ([duration.rotation_on, duration.rotation_off ?? 0] as const),
    travelPaid: life.travel_paid === 1,
    internet: life.internet_offered === 1,
  }
  return {
    ...createPlanColumns(plan, random),
    ...shipColumns,
    trading_areas: JSON.stringify(areas),
    ...port,
    ...pay,
    ...chooseJoining(rank, plan.joinAfter, random),
    ...duration,
    ...createDemandColumns(plan, areas, random),
    ...life,
    text: createVacancyText(language, rank, profile, facts, random),
    text_language: language,
  }
}
