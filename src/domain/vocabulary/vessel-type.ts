import type { FleetType } from './fleets.ts'

export const SILHOUETTES = ['bulk', 'container', 'cruise', 'drillship', 'ferry', 'lng', 'psv', 'tanker'] as const

export type Silhouette = (typeof SILHOUETTES)[number]

/** A kind of vessel. Its name is the message `vessel.{slug}`; its classes are codes of the trade, or words (`vessel-classes.ts`). */
export type VesselType = {
  slug: string
  fleet: FleetType
  silhouette: Silhouette
  classes: readonly string[]
  aliases: readonly string[]
}

type Row = Pick<VesselType, 'slug' | 'aliases'> & Partial<Pick<VesselType, 'silhouette' | 'classes'>>

export const createVesselGroup = (
  fleet: FleetType,
  silhouette: Silhouette,
  rows: readonly Row[],
): readonly VesselType[] => rows.map((row) => ({ fleet, silhouette, classes: [], ...row }))
