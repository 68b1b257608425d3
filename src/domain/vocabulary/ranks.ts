import type { Rank } from './rank.ts'
import { DECK_OFFICERS, DECK_RATINGS } from './ranks-deck.ts'
import { ELECTRO_TECHNICAL } from './ranks-electro.ts'
import { ENGINE_OFFICERS, ENGINE_RATINGS } from './ranks-engine.ts'
import { GALLEY } from './ranks-galley.ts'
import { HOTEL } from './ranks-hotel.ts'
import { OFFSHORE } from './ranks-offshore.ts'
import { SHORE } from './ranks-shore.ts'

export type { Rank, RankDepartment, RankGroup, RankLevel } from './rank.ts'
export { RANK_DEPARTMENTS, RANK_GROUPS, RANK_LEVELS, SEA_DEPARTMENTS } from './rank.ts'

/** Every rank, group by group, in the order in which menus show them. */
export const RANKS: readonly Rank[] = [
  ...DECK_OFFICERS,
  ...DECK_RATINGS,
  ...ENGINE_OFFICERS,
  ...ELECTRO_TECHNICAL,
  ...ENGINE_RATINGS,
  ...GALLEY,
  ...HOTEL,
  ...OFFSHORE,
  ...SHORE,
]

const bySlug = new Map(RANKS.map((rank) => [rank.slug, rank]))

export const findRank = (slug: string): Rank | undefined => bySlug.get(slug)
