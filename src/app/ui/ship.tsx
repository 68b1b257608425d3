export type ShipSilhouette = 'bulk' | 'container' | 'cruise' | 'drillship' | 'ferry' | 'lng' | 'psv' | 'tanker'

/** A silhouette with its bow towards the end of the line; an ornament, so it is never read aloud. A big one is beside a title. */
export const Ship = ({ silhouette, big = false }: { silhouette: ShipSilhouette; big?: boolean }) => (
  <span className={`ship ${big ? 'big not-on-phone ' : ''}ship-${silhouette}`} aria-hidden="true" />
)
