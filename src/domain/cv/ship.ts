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

/** What is true of a ship anyone who serves on it, in the words of a contract on it. */
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
