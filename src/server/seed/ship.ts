import type { CompanyProfile } from './data/company-profile.ts'
import { chooseEngines, type Engine } from './data/engines.ts'
import { DEFAULT_REGISTERS, HOME_REGISTERS, REGISTERS } from './data/registers.ts'
import { SHIP_NAMES } from './data/ship-names.ts'
import type { Variant, VesselProfile } from './data/vessel-profile.ts'
import type { Random } from './random.ts'

const STEAM_BUILT: readonly [number, number] = [2001, 2009]

export type Ship = {
  name: string
  size: number
  dwt: number | null
  gt: number | null
  built: number
  flag: string
  engine: Engine
  dpClass: number | null
}

export const createShipName = (random: Random): string =>
  `${random.pick(SHIP_NAMES.first)} ${random.pick(SHIP_NAMES.second)}`

const CREW_LENDERS = new Set(['PH', 'IN', 'ID', 'VN', 'EG'])

const homeShareOf = (profile: VesselProfile, country: string): number => {
  if (profile.focus === 'ferry') return 0.7
  if (profile.focus === 'cruise' || profile.focus === 'rig') return 0
  if (profile.crewKind === 'coastal' || profile.focus === 'tug') return 0.35
  return CREW_LENDERS.has(country) ? 0.04 : 0.14
}

export function chooseFlag(profile: VesselProfile, country: string, random: Random): string {
  const home = HOME_REGISTERS[country]
  if (home && random.chance(homeShareOf(profile, country))) return home
  return random.weighted(REGISTERS[profile.focus] ?? DEFAULT_REGISTERS)
}

const measure = (size: number, ratio: number, step: number): number | null =>
  ratio === 0 ? null : Math.round((size * ratio) / step) * step

export function chooseSize({ size: [low, high, step] }: Variant, random: Random): number {
  return low + random.int(0, Math.floor((high - low) / step)) * step
}

export const measureTonnage = ({ unit, dwt, gt }: Variant, size: number, random: Random): Pick<Ship, 'dwt' | 'gt'> => ({
  dwt: unit === 'DWT' ? size : measure(size, dwt * (0.98 + random.fraction() * 0.04), 50),
  gt: unit === 'GT' ? size : measure(size, gt * (0.97 + random.fraction() * 0.06), 10),
})

/** Particulars of an invented ship that agree with one another. `year` is the latest year of build. */
export function createShip(
  profile: VesselProfile,
  variant: Variant,
  company: Pick<CompanyProfile, 'country'>,
  year: number,
  random: Random,
): Ship {
  const size = chooseSize(variant, random)
  const steam = variant.engine === 'steam'
  const age = Math.floor(random.fraction() ** 1.3 * 19)
  const built = steam ? random.int(...STEAM_BUILT) : year - 1 - age
  return {
    name: createShipName(random),
    size,
    ...measureTonnage(variant, size, random),
    built,
    flag: chooseFlag(profile, company.country, random),
    engine: random.pick(chooseEngines(variant.engine, built)),
    dpClass: profile.dp.length > 0 ? random.pick(profile.dp) : null,
  }
}
