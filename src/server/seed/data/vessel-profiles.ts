import type { FleetType } from '#src/domain/vocabulary/fleets.ts'
import { findVesselType } from '#src/domain/vocabulary/vessel-types.ts'
import type { VesselProfile } from './vessel-profile.ts'
import { CARGO_VESSELS } from './vessels-cargo.ts'
import { OFFSHORE_VESSELS } from './vessels-offshore.ts'
import { PASSENGER_VESSELS } from './vessels-passenger.ts'
import { TANKER_VESSELS } from './vessels-tanker.ts'

export const VESSEL_PROFILES: readonly VesselProfile[] = [
  ...CARGO_VESSELS,
  ...TANKER_VESSELS,
  ...OFFSHORE_VESSELS,
  ...PASSENGER_VESSELS,
]

const byType = new Map(VESSEL_PROFILES.map((profile) => [profile.type, profile]))

export function getProfile(type: string): VesselProfile {
  const profile = byType.get(type)
  if (!profile) throw new Error(`No vessel profile ${type}`)
  return profile
}

export function getFleet(type: string): FleetType {
  const vesselType = findVesselType(type)
  if (!vesselType) throw new Error(`No vessel type ${type}`)
  return vesselType.fleet
}
