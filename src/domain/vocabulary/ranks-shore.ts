import { FLEETS } from './fleets.ts'
import { createRankGroup } from './rank.ts'

// biome-ignore format: one row, one line
export const SHORE = createRankGroup({ department: 'shore', group: 'shore', fleets: FLEETS }, [
  { slug: 'crewing-manager', level: 'management', aliases: ['crew manager', 'manning manager', 'crewing superintendent', 'crewing officer', 'crew operator', 'crewing executive'] },
  { slug: 'marine-superintendent', level: 'management', aliases: ['port captain', 'nautical superintendent', 'marine supt', 'vetting superintendent', 'operations superintendent'] },
  { slug: 'technical-superintendent', level: 'management', aliases: ['tech superintendent', 'fleet superintendent', 'port engineer', 'technical supt', 'technical manager'] },
  { slug: 'designated-person-ashore', level: 'management', abbreviation: 'DPA', aliases: ['dpa', 'designated person', 'hseq manager', 'dpa/cso', 'company security officer'] },
])
