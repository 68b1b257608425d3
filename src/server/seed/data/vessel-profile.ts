import type { Focus } from './company-profile.ts'
import type { CrewKind } from './crew-kinds.ts'
import type { EngineKind } from './engines.ts'
import type { FleetWord } from './texts/text-set.ts'

export type SizeUnit = 'DWT' | 'GT' | 'TEU' | 'm3' | 'BHP' | 'pax'

/** A size class of a vessel type, as the market knows it. */
export type Variant = {
  vesselClass: string | null
  weight: number
  /** Smallest, largest and the step of the size figure. */
  size: readonly [number, number, number]
  unit: SizeUnit
  /** Deadweight and gross tonnage for one unit of size; 0 where no one asks for it. */
  dwt: number
  gt: number
  /** Officers' pay against a Supramax bulk carrier (or against a supply ship, offshore). */
  pay: number
  /** Fewest and most people on board. */
  crew: readonly [number, number]
  engine: EngineKind
}

export type VesselProfile = {
  type: string
  /** Share of the market, against the other types. */
  weight: number
  focus: Focus
  crewKind: CrewKind
  text: readonly FleetWord[]
  area: string
  dp: readonly number[]
  variants: readonly Variant[]
}

type VariantRow = readonly [
  vesselClass: string | null,
  weight: number,
  size: string,
  unit: SizeUnit,
  dwt: number,
  gt: number,
  pay: number,
  crew: string,
  engine: EngineKind,
]

const numbers = (text: string): number[] => text.split('-').map(Number)

const createVariant = ([vesselClass, weight, size, unit, dwt, gt, pay, crew, engine]: VariantRow): Variant => {
  const [low = 0, high = 0, step = 1] = numbers(size)
  const [fewest = 0, most = 0] = numbers(crew)
  return { vesselClass, weight, size: [low, high, step], unit, dwt, gt, pay, crew: [fewest, most], engine }
}

type Shared = Omit<VesselProfile, 'type' | 'weight' | 'variants'>

/** One vessel type: its slug, its share of the market, what it shares with its kin, and its size classes. */
export const createProfile = (
  type: string,
  weight: number,
  shared: Shared,
  rows: readonly VariantRow[],
): VesselProfile => ({
  type,
  weight,
  ...shared,
  variants: rows.map(createVariant),
})
