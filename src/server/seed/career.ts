import { createExperience, type Experience } from '#src/domain/cv/cv.ts'
import { DP_CLASSES } from '#src/domain/cv/parts.ts'
import { PORTS } from '#src/domain/vocabulary/ports.ts'
import type { Present } from '../platform/stored-rows.ts'
import { CAREER_TRACKS, type CareerTrack } from './data/career-tracks.ts'
import { CREW_KINDS } from './data/crew-kinds.ts'
import { findEngines, ratePower } from './data/engines.ts'
import type { Nation } from './data/nations.ts'
import { OWNER_NAMES } from './data/owner-names.ts'
import type { VesselProfile } from './data/vessel-profile.ts'
import { getFleet, VESSEL_PROFILES } from './data/vessel-profiles.ts'
import { addDays } from './dates.ts'
import { createImoNumber, createKey } from './identifiers.ts'
import type { Random } from './random.ts'
import { chooseFlag, chooseSize, createShipName, measureTonnage } from './ship.ts'

// As it is in most CVs, where anything is at all.
const REASONS = [
  ['End of contract', 80],
  ['Promotion', 3],
  ['Vessel sold', 2],
  [null, 15],
] as const

const LONGEST_CAREER = 14
const CONTRACT_AND_LEAVE_DAYS = 270
const RATING_NATIONS = new Set(['PH', 'ID', 'IN', 'MM', 'BD', 'LK', 'VN', 'CN', 'CV', 'EG'])
const HOSPITALITY_NATIONS = new Set(['PH', 'ID', 'IN', 'RO', 'HR', 'PT', 'PE', 'LK'])
const OFFSHORE_NATIONS = new Set(['GB', 'NO', 'DE', 'FR', 'PT', 'PL', 'BR', 'ES'])
const OFFICER_STARTS = new Set(['deck-cadet', 'engine-cadet', 'electrician'])

const wantFrom = (nation: Nation, track: CareerTrack): number => {
  if (track.department === 'hotel') return HOSPITALITY_NATIONS.has(nation.code) ? 1.6 : 0.05
  if (track.focus.some((focus) => focus === 'subsea' || focus === 'wind' || focus === 'supply' || focus === 'rig')) {
    return OFFSHORE_NATIONS.has(nation.code) ? 2.5 : 0.7
  }
  return OFFICER_STARTS.has(track.steps[0]?.rank ?? '') || RATING_NATIONS.has(nation.code) ? 1 : 0.28
}

export type CareerPlan = { track: CareerTrack; step: number }

export function chooseCareer(nation: Nation, random: Random): CareerPlan {
  const track = random.weighted(
    CAREER_TRACKS.map((candidate) => [candidate, candidate.weight * wantFrom(nation, candidate)] as const),
  )
  const step = random.weighted(track.standing.map((weight, index) => [index, weight] as const))
  return { track, step }
}

const served = new Map<string, readonly VesselProfile[]>()

/** Vessel types of the track on which the rank exists. */
export function listProfiles(track: CareerTrack, rank: string): readonly VesselProfile[] {
  const key = `${track.focus.join()} ${rank}`
  const known = served.get(key)
  if (known) return known
  const profiles = VESSEL_PROFILES.filter(
    (profile) => track.focus.includes(profile.focus) && CREW_KINDS[profile.crewKind].some(([slug]) => slug === rank),
  )
  served.set(key, profiles)
  return profiles
}

/** A contract of the demo, of which more is told than must be. */
export type Contract = Experience & Present<Pick<Experience, 'position' | 'startDate' | 'fleetVesselName' | 'company'>>

type Service = Omit<
  Contract,
  'id' | 'position' | 'startDate' | 'endDate' | 'signOnPort' | 'signOffPort' | 'reasonForLeaving'
>

const { id: _id, ...NO_WORDS_FOUND } = createExperience('')

function createService(profile: VesselProfile, company: string, nation: Nation, random: Random): Service {
  const variant = random.weighted(profile.variants.map((candidate) => [candidate, candidate.weight] as const))
  const engine = random.pick(findEngines(variant.engine))
  const size = chooseSize(variant, random)
  const { dwt, gt } = measureTonnage(variant, size, random)
  return {
    ...NO_WORDS_FOUND,
    fleetTypeAndVesselType: { fleetType: getFleet(profile.type), vesselType: profile.type },
    fleetVesselName: createShipName(random),
    fleetVesselImo: createImoNumber(random),
    fleetVesselFlag: chooseFlag(profile, nation.code, random),
    grossTonnage: gt,
    deadweight: dwt,
    teu: variant.unit === 'TEU' ? size : null,
    cargoCapacity: variant.unit === 'm3' ? size : null,
    engineName: engine.maker,
    engineModel: engine.model,
    enginePower: ratePower(engine),
    dpClass: profile.dp.length > 0 ? (DP_CLASSES[random.pick(profile.dp)] ?? null) : null,
    company,
  }
}

function countContracts(
  step: CareerTrack['steps'][number],
  isPresent: boolean,
  isFirst: boolean,
  random: Random,
): number {
  const [fewest, most] = step.contracts
  if (!isPresent) return random.int(fewest, most)
  if (isFirst) return random.int(1, most)
  // Half of those who rose have stood on their step for long.
  return random.int(Math.min(2, most), most) + (random.chance(0.5) ? random.int(0, 14) : 0)
}

/** Ranks of all contracts, newest first. */
const listRanks = ({ track, step }: CareerPlan, random: Random): string[] =>
  track.steps
    .slice(0, step + 1)
    .flatMap((present, index) =>
      Array.from({ length: countContracts(present, index === step, index === 0, random) }, () => present.rank),
    )
    .reverse()

const contractDays = (plan: CareerPlan, rank: string, random: Random): number => {
  if (plan.track.department === 'hotel') return random.int(160, 245)
  if (plan.track.focus.some((focus) => focus === 'supply' || focus === 'subsea' || focus === 'rig' || focus === 'wind'))
    return random.int(56, 120)
  return ['master', 'chief-officer', 'chief-engineer', 'second-engineer', 'gas-engineer'].includes(rank)
    ? random.int(95, 165)
    : random.int(135, 275)
}

export type Career = {
  contracts: Contract[]
  profile: VesselProfile
  rank: string
  /** When the last contract ended or will end. */
  lastSignOff: string
  /** About when the first contract began, before those that are listed too. */
  wentToSea: string
}

const chooseByMarket = (profiles: readonly VesselProfile[], random: Random): VesselProfile =>
  random.weighted(profiles.map((profile) => [profile, profile.weight] as const))

/** The next ship, going back in time: often of the same company, sometimes the same ship. */
function chooseService(later: Service | undefined, profile: VesselProfile, nation: Nation, random: Random): Service {
  const fleet = getFleet(profile.type)
  const { fleetType, vesselType } = later?.fleetTypeAndVesselType ?? {}
  const stays = fleetType === fleet && !random.chance(0.28)
  if (later && stays && vesselType === profile.type && random.chance(0.3)) return later
  return createService(profile, later && stays ? later.company : random.pick(OWNER_NAMES[fleet]), nation, random)
}

const choosePort = (random: Random): string => random.pick(PORTS).locode

const chooseEnds = (
  isOver: boolean,
  random: Random,
): Pick<Contract, 'signOnPort' | 'signOffPort' | 'reasonForLeaving'> => ({
  signOnPort: choosePort(random),
  signOffPort: isOver ? choosePort(random) : null,
  reasonForLeaving: isOver ? random.weighted(REASONS) : null,
})

/** Sea service that could have happened: no two ships at once, ranks only rise, ships of one trade, leave in between. */
export function createCareer(plan: CareerPlan, nation: Nation, today: string, random: Random): Career {
  const all = listRanks(plan, random)
  const ranks = all.slice(0, LONGEST_CAREER)
  const rank = ranks[0] as string
  const main = chooseByMarket(listProfiles(plan.track, rank), random)
  const lastSignOff = addDays(today, random.chance(0.14) ? random.int(10, 80) : -random.int(6, 150))
  let service: Service | undefined
  let end = lastSignOff
  let start = end
  const contracts = ranks.map((position): Contract => {
    const profiles = listProfiles(plan.track, position)
    const profile = profiles.includes(main) && random.chance(0.68) ? main : chooseByMarket(profiles, random)
    service = chooseService(service, profile, nation, random)
    const days = contractDays(plan, position, random)
    // Who is on board joined before today.
    start = addDays(end, -(end > today ? Math.max(days, 95) : days))
    const id = createKey(random, Date.parse(start))
    const endDate = end > today ? null : end
    const contract = { ...service, id, position, startDate: start, endDate, ...chooseEnds(endDate !== null, random) }
    end = addDays(start, -random.int(45, 130))
    return contract
  })
  const wentToSea = addDays(start, -(all.length - ranks.length) * CONTRACT_AND_LEAVE_DAYS)
  return { contracts, profile: main, rank, lastSignOff, wentToSea }
}
