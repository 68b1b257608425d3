import type { FleetType } from '#src/domain/vocabulary/fleets.ts'
import { listVesselTypes } from '#src/domain/vocabulary/vessel-types.ts'
import type { Addressee } from './order-reach.usecases.ts'

/** Returns how many of some agencies ask for each vessel type of the fleets, by slug. An agency without a limit asks for every type. */
export function countTypes(
  addressees: readonly Pick<Addressee, 'ships'>[],
  fleets: readonly FleetType[],
): Record<string, number> {
  const asks = (fleet: FleetType, slug: string) =>
    addressees.filter(
      ({ ships: { fleets: asked, vesselTypes } }) =>
        (asked.length === 0 || asked.includes(fleet)) && (vesselTypes.length === 0 || vesselTypes.includes(slug)),
    ).length
  return Object.fromEntries(
    fleets.flatMap((fleet) => listVesselTypes(fleet).map(({ slug }) => [slug, asks(fleet, slug)])),
  )
}
