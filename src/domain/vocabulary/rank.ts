import type { FleetType } from './fleets.ts'

export const RANK_DEPARTMENTS = ['deck', 'engine', 'electro', 'galley', 'hotel', 'offshore', 'shore'] as const
/** Those of posts on board: pay ashore does not follow the scales of the sea. */
export const SEA_DEPARTMENTS = RANK_DEPARTMENTS.filter((department) => department !== 'shore')
export const RANK_LEVELS = ['management', 'operational', 'support', 'cadet'] as const
export const RANK_GROUPS = [
  'deck-officers',
  'deck-ratings',
  'engine-officers',
  'electro-technical',
  'engine-ratings',
  'galley',
  'hotel',
  'offshore',
  'shore',
] as const

export type RankDepartment = (typeof RANK_DEPARTMENTS)[number]
export type RankLevel = (typeof RANK_LEVELS)[number]
export type RankGroup = (typeof RANK_GROUPS)[number]

/** A post aboard. Its name is the message `rank.{slug}`; aliases are other English names as people search for them. */
export type Rank = {
  slug: string
  department: RankDepartment
  /** STCW level; hotel and shore posts use manager / supervisor / crew in the same three steps. */
  level: RankLevel
  group: RankGroup
  abbreviation?: string
  aliases: readonly string[]
  fleets: readonly FleetType[]
  /** STCW regulation of the capacity. */
  stcw?: string
}

type Shared = Pick<Rank, 'department' | 'group' | 'fleets'>
type Row = Omit<Rank, keyof Shared> & Partial<Shared>

/** Completes the rows of one group with what all of them share; a row may override it. */
export const createRankGroup = (shared: Shared, rows: readonly Row[]): readonly Rank[] =>
  rows.map((row) => ({ ...shared, ...row }))
