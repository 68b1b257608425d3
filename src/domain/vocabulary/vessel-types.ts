import type { FleetType } from './fleets.ts'
import type { VesselType } from './vessel-type.ts'
import { MERCHANT_VESSELS, TANKER_VESSELS } from './vessel-types-cargo.ts'
import { OFFSHORE_VESSELS } from './vessel-types-offshore.ts'
import { PASSENGER_VESSELS } from './vessel-types-passenger.ts'

export { FLEETS, type FleetType, isFleetType } from './fleets.ts'
export { SILHOUETTES, type Silhouette, type VesselType } from './vessel-type.ts'

/** Every vessel type, fleet by fleet. */
export const VESSEL_TYPES: readonly VesselType[] = [
  ...MERCHANT_VESSELS,
  ...TANKER_VESSELS,
  ...OFFSHORE_VESSELS,
  ...PASSENGER_VESSELS,
]

const bySlug = new Map(VESSEL_TYPES.map((type) => [type.slug, type]))

export const findVesselType = (slug: string): VesselType | undefined => bySlug.get(slug)

export const listVesselTypes = (fleet: FleetType): readonly VesselType[] =>
  VESSEL_TYPES.filter((type) => type.fleet === fleet)
