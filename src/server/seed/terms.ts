import { toPlainDate } from '#src/domain/time.ts'
import type { Rank } from '#src/domain/vocabulary/ranks.ts'
import { type Area, getAreas } from './data/areas.ts'
import type { CompanyProfile } from './data/company-profile.ts'
import type { VesselProfile } from './data/vessel-profile.ts'
import { getFleet } from './data/vessel-profiles.ts'
import { addDays } from './dates.ts'
import { isNorthern } from './pay.ts'
import type { Random } from './random.ts'
import type { VacancyRow } from './rows.ts'

type Duration = Pick<
  VacancyRow,
  'duration_tenths' | 'duration_plus_minus' | 'duration_days' | 'rotation_on' | 'rotation_off'
>

const rotation = (on: number, off = on): Duration => ({
  duration_tenths: null,
  duration_plus_minus: null,
  duration_days: null,
  rotation_on: on,
  rotation_off: off,
})

const contract = (months: number, plusMinus: number): Duration => ({
  duration_tenths: Math.round(months * 10),
  duration_plus_minus: plusMinus,
  duration_days: null,
  rotation_on: null,
  rotation_off: null,
})

const SEASONAL = new Set(['river-cruise'])
const HOME_TRADES = new Set(['ferry', 'passenger-car-ferry', 'high-speed-craft', 'ro-pax'])
const CREW_LENDERS = new Set(['PH', 'ID', 'IN', 'CN', 'VN', 'EG'])

function chooseOffshore(daily: boolean, profile: VesselProfile, random: Random): Duration {
  if (profile.type === 'ctv') return rotation(random.pick([14, 21]))
  if (daily)
    return rotation(
      random.weighted([
        [28, 6],
        [35, 5],
        [42, 2],
        [21, 1],
      ]),
    )
  return random.chance(0.5)
    ? rotation(random.pick([56, 60, 84]), random.pick([28, 30]))
    : contract(random.pick([3, 4, 4, 5, 6]), 1)
}

/** How long one stays on board: by rank, vessel and where the crew comes from. */
export function chooseDuration(
  rank: Rank,
  profile: VesselProfile,
  company: CompanyProfile,
  daily: boolean,
  random: Random,
): Duration {
  if (getFleet(profile.type) === 'offshore-fleet') return chooseOffshore(daily, profile, random)
  if (HOME_TRADES.has(profile.type) && random.chance(0.6)) return rotation(random.pick([14, 28, 28]))
  if (profile.crewKind === 'work' && isNorthern(company))
    return rotation(random.pick([35, 42, 56]), random.pick([28, 35]))
  if (profile.type === 'cable-layer') return rotation(random.pick([42, 56]), 42)
  if (SEASONAL.has(profile.type)) return contract(random.pick([6, 7, 8]), 1)
  if (rank.department === 'hotel')
    return contract(
      rank.level === 'management' ? random.pick([4, 4, 5]) : random.pick([6, 6, 7, 8]),
      random.pick([1, 1, 2]),
    )
  const long = CREW_LENDERS.has(company.country)
  if (rank.level === 'management') return contract(long ? random.pick([4, 5, 6]) : random.pick([3, 4, 4]), 1)
  if (rank.level === 'operational') return contract(long ? random.pick([5, 6, 6]) : random.pick([4, 4, 5]), 1)
  if (rank.level === 'cadet') return contract(random.pick([6, 8, 9]), random.pick([1, 2]))
  return profile.crewKind === 'coastal'
    ? contract(random.pick([4, 5, 6]), 1)
    : contract(random.pick([6, 7, 8, 9]), random.pick([1, 1, 2]))
}

/** A joining window that lies ahead of the day, wider for ratings. */
export function chooseJoining(rank: Rank, from: number, random: Random): Pick<VacancyRow, 'join_from' | 'join_to'> {
  const first = addDays(toPlainDate(from), 3 + Math.floor(random.fraction() ** 1.25 * 72))
  const width = rank.level === 'management' ? random.int(2, 8) : random.int(3, 16)
  return { join_from: first, join_to: addDays(first, width) }
}

const EUROPE = new Set([
  'PL',
  'UA',
  'NO',
  'GR',
  'DE',
  'NL',
  'GB',
  'CY',
  'GE',
  'LV',
  'RO',
  'HR',
  'FR',
  'ES',
  'PT',
  'TR',
  'IT',
  'BE',
  'GI',
  'MT',
  'LT',
  'EE',
  'DK',
  'BG',
])
const LOCAL = new Set(['port', 'ferry', 'regional', 'project', 'offshore'])

// Small ships trade near the office that crews them.
function chooseArea(areas: readonly Area[], key: string, company: CompanyProfile, random: Random): Area {
  const home = areas.filter((area) => area.ports.some((port) => port.country === company.country))
  if (LOCAL.has(key) && home.length > 0 && random.chance(0.7)) return random.pick(home)
  const near = areas.filter((area) =>
    area.ports.some((port) => EUROPE.has(port.country) === EUROPE.has(company.country)),
  )
  return random.pick((key === 'port' || key === 'ferry') && near.length > 0 ? near : areas)
}

/** Trading area and a joining port on it; the port is not always known yet. */
export function chooseTrade(profile: VesselProfile, company: CompanyProfile, random: Random) {
  const key = profile.area === 'offshore' && isNorthern(company) && random.chance(0.75) ? 'north-sea' : profile.area
  const area = chooseArea(getAreas(key), key, company, random)
  const port = random.chance(0.86) ? random.pick(area.ports) : undefined
  return { areas: area.areas, port_name: port?.name ?? null, port_country: port?.country ?? null }
}
