import { FLEETS } from '#src/domain/vocabulary/fleets.ts'

/** Returns fleets as a number with one bit each, in the order of the vocabulary. */
export const toFleetBits = (fleets: readonly string[]): number =>
  FLEETS.reduce((bits, fleet, place) => (fleets.includes(fleet) ? bits | (1 << place) : bits), 0)

export const fromFleetBits = (bits: number): string[] => FLEETS.filter((_, place) => (bits & (1 << place)) !== 0)

/** The same in SQL, over the rows of a group. */
export const FLEET_BITS_SQL = FLEETS.map((fleet, place) => `max(fleet = '${fleet}') * ${1 << place}`).join(' + ')
