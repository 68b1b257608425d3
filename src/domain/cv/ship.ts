import type { CvFields, CvValues } from './fields.ts'
import { EXPERIENCE_FIELDS } from './parts.ts'

const {
  fleetVesselName,
  fleetTypeAndVesselType,
  fleetVesselFlag,
  grossTonnage,
  deadweight,
  teu,
  engineName,
  engineModel,
  engineBuilder,
  enginePower,
  dpClass,
} = EXPERIENCE_FIELDS

/** Fields of a contract that describe the ship, and so are the same for everyone who serves on it. */
export const SHIP_FIELDS = {
  fleetVesselName: { ...fleetVesselName, required: true },
  fleetTypeAndVesselType,
  fleetVesselFlag,
  grossTonnage,
  deadweight,
  teu,
  engineName,
  engineModel,
  engineBuilder,
  enginePower,
  dpClass,
} as const satisfies CvFields

export type ShipFacts = CvValues<typeof SHIP_FIELDS>
