import { CREW_MIXES } from './data/nationalities.ts'
import type { Variant, VesselProfile } from './data/vessel-profile.ts'
import { getFleet } from './data/vessel-profiles.ts'
import type { Random } from './random.ts'

const INTERNET = [
  'Free, 10 GB a month',
  'Free, 25 GB a month',
  'Free, unlimited',
  'Free messaging, calls by card',
  '5 GB a month free, then paid',
  'Satellite link, free in the cabins',
]
const AGREEMENTS = ['IBF TCC', 'ITF approved CBA', 'AMOSUP CBA', 'NIS CBA', 'ver.di TCC', 'PNO TCC', 'IMEC IBF']
const AGREEMENT_BY_COUNTRY: Readonly<Record<string, readonly string[]>> = {
  PH: ['AMOSUP CBA', 'IBF TCC'],
  NO: ['NIS CBA'],
  DE: ['ver.di TCC', 'IBF TCC'],
  GR: ['PNO TCC', 'ITF approved CBA'],
  IN: ['NUSI–INSA CBA', 'IBF TCC'],
}
const CREW_PER_GUEST: Readonly<Record<string, number>> = {
  'cruise-ship': 0.4,
  'expedition-ship': 0.68,
  'river-cruise': 0.28,
  'sail-passenger': 0.5,
}

function chooseCrewSize(profile: VesselProfile, variant: Variant, size: number, random: Random): number {
  const ratio = CREW_PER_GUEST[profile.type]
  return ratio === undefined
    ? random.int(...variant.crew)
    : Math.round(size * ratio * (0.93 + random.fraction() * 0.14))
}

// Whoever an office places sails with compatriots more often than not.
function chooseMix(country: string, random: Random): string {
  const home = country === 'CN' ? ['CN'] : CREW_MIXES.filter((mix) => mix.split(' ').includes(country))
  return random.pick(home.length > 0 && random.chance(0.8) ? home : CREW_MIXES)
}

/** Who is on board and what the contract brings besides pay; null where the advertiser does not say. */
export function createLife(country: string, profile: VesselProfile, variant: Variant, size: number, random: Random) {
  const mix = chooseMix(country, random)
  const passenger = getFleet(profile.type) === 'passenger-fleet'
  const known = random.chance(0.78)
  const agreement = random.pick(AGREEMENT_BY_COUNTRY[country] ?? AGREEMENTS)
  return {
    crew_size: known ? chooseCrewSize(profile, variant, size, random) : null,
    crew_nationalities: known && !passenger ? JSON.stringify(mix.split(' ')) : null,
    travel_paid: random.weighted<number | null>([
      [1, 8],
      [null, 2],
      [0, 0.3],
    ]),
    internet: random.chance(0.8) ? random.pick(INTERNET) : null,
    agreement: random.chance(0.62) ? agreement : null,
  }
}
