export type ShipSilhouette = 'bulk' | 'container' | 'cruise' | 'drillship' | 'ferry' | 'lng' | 'psv' | 'tanker'

/** A silhouette with its bow towards the end of the line; an ornament, so it is never read aloud. */
export const Ship = ({ silhouette }: { silhouette: ShipSilhouette }) => (
  <span className={`ship ship-${silhouette}`} aria-hidden="true" />
)
