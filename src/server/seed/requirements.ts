import { ENGLISH_LEVELS, type EnglishLevel } from '#src/domain/vocabulary/english-levels.ts'
import { COMPETENCE } from '#src/domain/vocabulary/rank-certificates.ts'
import type { Rank } from '#src/domain/vocabulary/ranks.ts'
import type { TradingArea } from '#src/domain/vocabulary/trading-areas.ts'
import type { CompanyProfile } from './data/company-profile.ts'
import { PLACED } from './data/nationalities.ts'
import type { VesselProfile } from './data/vessel-profile.ts'
import { getFleet } from './data/vessel-profiles.ts'
import type { Random } from './random.ts'

const DP_RANKS = new Set(['senior-dpo', 'dpo', 'junior-dpo'])
const CARGO_RANKS = new Set(['pumpman', 'gas-engineer', 'cargo-engineer'])
const WELDERS = new Set(['welder', 'welder-fabricator', 'fitter', 'deck-fitter'])
const MEDICS = new Set(['doctor', 'nurse', 'medic'])

function listCompetency(rank: Rank): string[] {
  if (rank.level === 'cadet') return []
  if (DP_RANKS.has(rank.slug)) return ['oow-deck', rank.slug === 'junior-dpo' ? 'dp-induction' : 'dp-unlimited']
  if (rank.slug === 'chief-cook') return ['ships-cook']
  if (rank.slug === 'electrician') return ['etr']
  const certificate = rank.stcw === undefined ? undefined : COMPETENCE[rank.stcw]
  return certificate ? [certificate] : []
}

function listSafety(rank: Rank): string[] {
  const officer =
    (rank.level === 'management' || rank.level === 'operational') &&
    ['deck', 'engine', 'electro'].includes(rank.department)
  if (officer)
    return [
      'basic-safety-training',
      'pscrb',
      'advanced-fire-fighting',
      rank.slug === 'master' || rank.slug === 'chief-officer' ? 'medical-care' : 'medical-first-aid',
    ]
  if (['deck', 'engine', 'electro'].includes(rank.department))
    return ['basic-safety-training', 'pscrb', 'designated-security-duties']
  return ['basic-safety-training', rank.department === 'offshore' ? 'huet' : 'security-awareness']
}

function listDuties(rank: Rank, random: Random): string[] {
  const list: string[] = []
  if (rank.group === 'deck-officers' && rank.level !== 'cadet' && rank.slug !== 'skipper') {
    list.push('gmdss-goc', 'ecdis-generic', ...(random.chance(0.5) ? ['ecdis-type-specific'] : ['radar-arpa']))
    if (rank.level === 'management')
      list.push('bridge-resource-management', ...(rank.slug === 'chief-officer' ? ['sso'] : []))
  }
  if (rank.group === 'engine-officers' && rank.level === 'management')
    list.push('engine-resource-management', 'high-voltage')
  if (rank.group === 'electro-technical' && rank.level === 'operational' && random.chance(0.6))
    list.push('high-voltage')
  if (WELDERS.has(rank.slug) && random.chance(0.5)) list.push('welding')
  if (rank.slug === 'crane-operator' || rank.slug === 'ab-crane') list.push('crane-operator')
  if (MEDICS.has(rank.slug)) list.push('medical-care')
  return list
}

const isOfficer = (rank: Rank): boolean => rank.level === 'management' || CARGO_RANKS.has(rank.slug)

function listTanker(rank: Rank, profile: VesselProfile, random: Random): string[] {
  if (rank.department === 'hotel') return []
  if (profile.focus === 'gas') {
    const gas =
      isOfficer(rank) || (rank.level === 'operational' && rank.department !== 'galley')
        ? ['gas-advanced']
        : ['gas-basic']
    return profile.type.startsWith('lng') && isOfficer(rank) && random.chance(0.6) ? [...gas, 'igf-advanced'] : gas
  }
  if (!isOfficer(rank) && !(rank.level === 'operational' && rank.department === 'deck')) return ['oil-chemical-basic']
  return profile.focus === 'chemical'
    ? ['chemical-advanced', ...(profile.type === 'oil-chemical-tanker' ? ['oil-advanced'] : [])]
    : ['oil-advanced', ...(random.chance(0.3) ? ['cow-igs'] : [])]
}

function listVesselCourses(rank: Rank, profile: VesselProfile, random: Random): string[] {
  const fleet = getFleet(profile.type)
  if (fleet === 'tanker-fleet') return listTanker(rank, profile, random)
  if (fleet === 'passenger-fleet') {
    const crisis = rank.level === 'management' && rank.department !== 'hotel' ? ['crisis-management'] : []
    const polar = profile.type === 'expedition-ship' && rank.group === 'deck-officers' ? ['polar-basic'] : []
    return [
      'crowd-management',
      'passenger-safety',
      ...crisis,
      ...polar,
      ...(profile.type === 'ro-pax' ? ['ro-ro-safety'] : []),
    ]
  }
  if (fleet !== 'offshore-fleet') return []
  if (profile.focus === 'wind') return ['gwo', ...(random.chance(0.4) ? ['huet'] : [])]
  if (profile.focus === 'rig') return [random.chance(0.7) ? 'bosiet' : 'tropical-bosiet', 'h2s']
  return profile.focus === 'subsea' ? ['bosiet'] : []
}

/** Certificate slugs a vacancy asks for: the competency first, the medical last. */
const YELLOW_FEVER: ReadonlySet<TradingArea> = new Set(['africa', 'west-africa', 'east-africa', 'south-america', 'BR'])

export function listRequiredCertificates(
  rank: Rank,
  profile: VesselProfile,
  areas: readonly TradingArea[],
  random: Random,
): string[] {
  const travel = [
    ...(areas.some((area) => area.startsWith('us-')) && random.chance(0.8) ? ['us-visa-c1d'] : []),
    ...(areas.some((area) => YELLOW_FEVER.has(area)) && random.chance(0.7) ? ['yellow-fever'] : []),
  ]
  return [
    ...new Set([
      ...listCompetency(rank),
      ...listSafety(rank),
      ...listDuties(rank, random),
      ...listVesselCourses(rank, profile, random),
      ...travel,
      'medical',
    ]),
  ]
}

/** English asked for; officers and those who speak to guests or clients need more. */
export function chooseEnglish(
  rank: Rank,
  profile: VesselProfile,
  random: Random,
): { level: EnglishLevel; order: number } {
  const crowd = rank.department === 'hotel' || rank.level === 'management'
  const level: EnglishLevel = crowd
    ? random.weighted([
        ['good', 6],
        ['fluent', getFleet(profile.type) === 'merchant-fleet' ? 1 : 4],
      ])
    : rank.level === 'operational'
      ? random.weighted([
          ['working', 4],
          ['good', 5],
        ])
      : random.weighted([
          ['basic', 5],
          ['working', 5],
        ])
  return { level, order: ENGLISH_LEVELS.indexOf(level) }
}

/** Accepted nationalities; empty means any. */
export function chooseNationalities(company: CompanyProfile, random: Random): string[] {
  const placed = (PLACED[company.country] ?? '').split(' ').filter(Boolean)
  if (placed.length === 0 || random.chance(company.kind === 'agency' ? 0.4 : 0.58)) return []
  const [home = '', ...others] = placed
  return [home, ...random.sample(others, random.int(0, Math.min(3, others.length)))]
}

/** Sea time asked for, months in rank and on the type; null when none is. */
export function chooseSeaTime(
  rank: Rank,
  profile: VesselProfile,
  random: Random,
): { inRank: number | null; onType: number | null } {
  if (rank.level === 'cadet') return { inRank: null, onType: null }
  const inRank =
    rank.level === 'management'
      ? random.pick([12, 12, 18, 24])
      : rank.level === 'operational'
        ? random.pick([6, 9, 12, 12])
        : random.pick([null, 6, 6, 9])
  const tanker = getFleet(profile.type) === 'tanker-fleet'
  const onType =
    rank.department === 'hotel'
      ? null
      : random.chance(tanker ? 0.85 : 0.4)
        ? random.pick(rank.level === 'management' ? [12, 12, 18] : [3, 6, 6])
        : null
  return { inRank, onType }
}
