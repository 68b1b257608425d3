import { z } from 'zod'
import { SHIP_FIELDS } from '#src/domain/cv/ship.ts'
import { createShape } from '../seaman/schemas.ts'

/** The seven digits of an IMO number. */
export const imoParamsSchema = z.object({ imo: z.string().regex(/^\d{7}$/) })

export const shipFactsSchema = z.object(createShape(SHIP_FIELDS))

const shipSchema = z.object({ imo: z.string(), facts: shipFactsSchema })

/** The company's own ships, by name. */
export const fleetSchema = z.object({ items: z.array(shipSchema) })

/** `company` is the one in whose fleet the ship is. */
export const knownShipSchema = shipSchema.extend({ company: z.string() })

export type Ship = z.infer<typeof shipSchema>
export type OwnFleet = z.infer<typeof fleetSchema>
export type KnownShip = z.infer<typeof knownShipSchema>
