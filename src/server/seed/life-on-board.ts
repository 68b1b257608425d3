import { CREW_MIXES } from './data/nationalities.ts'
import type { Variant, VesselProfile } from './data/vessel-profile.ts'
import { getFleet } from './data/vessel-profiles.ts'
import type { Random } from './random.ts'
import type { VacancyRow } from './rows.ts'

type Internet = Pick<VacancyRow, 'internet_free_gb' | 'internet_price' | 'internet_currency'>

const allowance = (gb: number, dollars?: number): Internet => ({
  internet_free_gb: gb,
  internet_price: dollars === undefined ? null : dollars * 100,
  internet_currency: dollars === undefined ? null : 'USD',
})
const UNKNOWN_INTERNET: Internet = { internet_free_gb: null, internet_price: null, internet_currency: null }
const FREE: Internet = { ...UNKNOWN_INTERNET, internet_price: 0, internet_currency: 'USD' }
const INTERNET = [allowance(10), allowance(25), FREE, UNKNOWN_INTERNET, allowance(5, 20), FREE]

type Agreement = Pick<VacancyRow, 'agreement_kind' | 'agreement'>

const itf = (name: string | null): Agreement => ({ agreement_kind: 'itf', agreement: name })
const collective = (name: string): Agreement => ({ agreement_kind: 'collective', agreement: name })
const AGREEMENTS = [
  itf('IBF TCC'),
  itf(null),
  collective('AMOSUP CBA'),
  collective('NIS CBA'),
  collective('ver.di TCC'),
  collective('PNO TCC'),
  itf('IMEC IBF'),
]
const AGREEMENT_BY_COUNTRY: Readonly<Record<string, readonly Agreement[]>> = {
  PH: [collective('AMOSUP CBA'), itf('IBF TCC')],
  NO: [collective('NIS CBA')],
  DE: [collective('ver.di TCC'), itf('IBF TCC')],
  GR: [collective('PNO TCC'), itf(null)],
  IN: [collective('NUSI–INSA CBA'), itf('IBF TCC')],
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
    ...(random.chance(0.8)
      ? { internet_offered: 1, ...random.pick(INTERNET) }
      : { internet_offered: null, ...UNKNOWN_INTERNET }),
    ...(random.chance(0.62) ? agreement : { agreement_kind: null, agreement: null }),
  }
}
