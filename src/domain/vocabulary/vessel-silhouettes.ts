import type { Silhouette } from './vessel-type.ts'
import { VESSEL_TYPES } from './vessel-types.ts'

/** What each type of vessel looks like, in the order of menus. The client gets this in place of the vocabulary. */
export const VESSEL_SILHOUETTES: ReadonlyMap<string, Silhouette> = new Map(
  VESSEL_TYPES.map(({ slug, silhouette }) => [slug, silhouette]),
)
