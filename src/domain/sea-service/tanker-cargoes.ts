import { findVesselType } from '../vocabulary/vessel-types.ts'
import type { Voyage } from './voyages.ts'

/** What tankers are told apart by: papers and years count for each of them. */
export const TANKER_CARGOES = ['oil', 'chemical', 'gas'] as const

export type TankerCargo = (typeof TANKER_CARGOES)[number]

const CARGOES: Readonly<Record<string, readonly TankerCargo[]>> = {
  'crude-oil-tanker': ['oil'],
  'product-tanker': ['oil'],
  'oil-chemical-tanker': ['oil', 'chemical'],
  'chemical-tanker': ['chemical'],
  'bitumen-tanker': ['oil'],
  'bunkering-tanker': ['oil'],
  'shuttle-tanker': ['oil'],
  'edible-oil-tanker': ['chemical'],
  'lpg-carrier': ['gas'],
  'ethylene-carrier': ['gas'],
  'ammonia-carrier': ['gas'],
  'lng-carrier': ['gas'],
  'lng-bunkering': ['gas'],
  'co2-carrier': ['gas'],
  fso: ['oil'],
  fsru: ['gas'],
}

type Ship = Voyage['entry']['fleetTypeAndVesselType']

/** Cargoes of a ship, by its type. None where the type was typed in words of one's own, and of ships that carry water. */
export const listCargoes = ({ vesselType }: Ship): readonly TankerCargo[] => CARGOES[vesselType ?? ''] ?? []

/** A ship of the tanker fleet whose type we do not know is a tanker; one that carries water is none. */
export const isTanker = (ship: Ship): boolean =>
  listCargoes(ship).length > 0 || (ship.fleetType === 'tanker-fleet' && !findVesselType(ship.vesselType ?? ''))
