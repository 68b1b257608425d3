/** The fleets of the product, in menu order; a slug is also a path segment of /job/{fleetType}. */
export const FLEETS = ['merchant-fleet', 'tanker-fleet', 'offshore-fleet', 'passenger-fleet'] as const

export type FleetType = (typeof FLEETS)[number]

export const isFleetType = (value: string): value is FleetType => (FLEETS as readonly string[]).includes(value)
