export type ShipSilhouette = 'bulk' | 'container' | 'cruise' | 'drillship' | 'ferry' | 'lng' | 'psv' | 'tanker'

/** A ship's silhouette with the bow towards the end of the line; decorative. A big one is beside a title. */
export const Ship = ({ silhouette, big = false }: { silhouette: ShipSilhouette; big?: boolean }) => (
  <span className={`ship ${big ? 'big not-on-phone ' : ''}ship-${silhouette}`} aria-hidden="true" />
)
