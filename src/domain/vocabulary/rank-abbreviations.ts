import { RANKS } from './ranks.ts'

/** How crews write each rank in short, empty where they do not; in the order of menus. The client gets this in place of the vocabulary. */
export const RANK_ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  RANKS.map(({ slug, abbreviation = '' }) => [slug, abbreviation]),
)
