import { DAY, HOUR } from '#src/domain/time.ts'
import { findRank } from '#src/domain/vocabulary/ranks.ts'
import { DEMO_COMPANY, type SeedCompany } from './create-company.ts'
import { chooseRank, type VacancyPlan } from './create-vacancy.ts'
import type { Focus } from './data/company-profile.ts'
import type { VesselProfile } from './data/vessel-profile.ts'
import { getProfile, VESSEL_PROFILES } from './data/vessel-profiles.ts'
import { createRandom, type Random } from './random.ts'

const EXPIRED_SHARE = 0.06
const CLOSED_SHARE = 0.025
const DRAFT_SHARE = 0.012
const DEMO_VACANCIES = 26

/** What the demo company asks for first of all, newest last: the posts its demo visitor should meet. */
const SHOWN: readonly (readonly [rank: string, type: string])[] = [
  ['chief-officer', 'ethylene-carrier'],
  ['chief-officer', 'lpg-carrier'],
  ['third-engineer', 'lpg-carrier'],
  ['able-seaman', 'crude-oil-tanker'],
  ['gas-engineer', 'lng-carrier'],
  ['second-officer', 'lng-carrier'],
  ['eto', 'container-ship'],
  ['chief-engineer', 'lpg-carrier'],
  ['bosun', 'lng-carrier'],
  ['chief-officer', 'lpg-carrier'],
  ['chief-officer', 'lng-carrier'],
]

export type PlanOptions = { published: number; companies: readonly SeedCompany[]; now: number; seed: number }

const byFocus = (companies: readonly SeedCompany[]): ReadonlyMap<Focus, readonly SeedCompany[]> =>
  new Map(
    VESSEL_PROFILES.map((profile) => [
      profile.focus,
      companies.filter((company) => company.profile.focus.includes(profile.focus)),
    ]),
  )

function createChooser(options: PlanOptions) {
  const crewing = byFocus(options.companies)
  const market = VESSEL_PROFILES.filter((profile) => (crewing.get(profile.focus)?.length ?? 0) > 0).map(
    (profile) => [profile, profile.weight] as const,
  )
  const demo = options.companies.find((company) => company.profile.name === DEMO_COMPANY)
  const demoEvery = Math.max(2, Math.floor(options.published / DEMO_VACANCIES))

  return (index: number, random: Random) => {
    const place = options.published - 1 - index
    const shown = SHOWN[SHOWN.length - 1 - place / demoEvery]
    if (demo && shown && place % demoEvery === 0) {
      const profile = getProfile(shown[1])
      return { company: demo, profile, rank: findRank(shown[0]) ?? chooseRank(profile, random) }
    }
    const demosTurn = demo !== undefined && place >= 0 && place % demoEvery === 0 && place < demoEvery * DEMO_VACANCIES
    const choices = demosTurn ? market.filter(([profile]) => demo.profile.focus.includes(profile.focus)) : market
    const profile: VesselProfile = random.weighted(choices)
    const company = demosTurn ? demo : random.pick(crewing.get(profile.focus) ?? options.companies)
    return { company, profile, rank: chooseRank(profile, random) }
  }
}

// Oldest first, so that later numbers are newer; somewhat denser towards today.
function findPublication(index: number, options: PlanOptions, random: Random): number {
  const left = (options.published - index - 1 + random.fraction()) / options.published
  return Math.round(options.now - 0.2 * HOUR - left ** 1.12 * 29 * DAY)
}

/** The vacancies to make, in the order of their numbers: first those not open any more or not yet, then the open ones. */
export function* planVacancies(options: PlanOptions): Generator<{ plan: VacancyPlan; random: Random }> {
  const choose = createChooser(options)
  const counts = [
    ['expired', EXPIRED_SHARE],
    ['closed', CLOSED_SHARE],
    ['draft', DRAFT_SHARE],
    ['published', 1],
  ] as const
  let seq = 0
  for (const [status, share] of counts) {
    const count = Math.round(options.published * share)
    for (let index = 0; index < count; index += 1) {
      seq += 1
      const random = createRandom(options.seed, 'vacancy', status, index)
      const chosen = choose(status === 'published' ? index : options.published + index, random)
      yield { plan: { seq, ...chosen, status, ...createTimes(status, index, options, random) }, random }
    }
  }
}

function createTimes(status: VacancyPlan['status'], index: number, options: PlanOptions, random: Random) {
  const { now } = options
  if (status === 'draft') {
    const createdAt = now - random.int(1, 20 * 24) * HOUR
    return { createdAt, publishedAt: null, expiresAt: null, joinAfter: now }
  }
  if (status === 'published') {
    const publishedAt = findPublication(index, options, random)
    return {
      createdAt: publishedAt - random.int(1, 90) * 60_000,
      publishedAt,
      expiresAt: publishedAt + random.int(30, 60) * DAY,
      joinAfter: now,
    }
  }
  const expiresAt = now - random.int(2, 29 * 24) * HOUR
  const publishedAt = expiresAt - random.int(30, 60) * DAY
  const closed = status === 'closed' ? now + random.int(2, 20) * DAY : expiresAt
  return { createdAt: publishedAt - HOUR, publishedAt, expiresAt: closed, joinAfter: publishedAt }
}
