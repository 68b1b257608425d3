import { FLEETS } from './fleets.ts'
import { createRankGroup } from './rank.ts'

// biome-ignore format: one row, one line
export const GALLEY = createRankGroup({ department: 'galley', group: 'galley', fleets: FLEETS }, [
  { slug: 'chief-cook', level: 'operational', abbreviation: 'C/CK', aliases: ['ch cook', 'c/cook', 'ccook', 'head cook', 'first cook'], stcw: 'MLC A3.2' },
  { slug: 'second-cook', level: 'support', abbreviation: '2/CK', aliases: ['2/cook', '2cook', 'assistant cook', 'asst cook'] },
  { slug: 'cook', level: 'support', aliases: ['ship cook', 'ship’s cook', 'ships cook'], stcw: 'MLC A3.2' },
  { slug: 'cook-messman', level: 'support', aliases: ['cook/messman', 'cook/steward', 'cook steward', 'cook/mess'] },
  { slug: 'baker', level: 'support', aliases: ['ship baker', 'night baker', 'cook/baker', 'cook baker'] },
  { slug: 'chief-steward', level: 'operational', aliases: ['ch steward', 'c/stwd', 'chief stewardess', 'c/steward', 'head steward'] },
  { slug: 'steward', level: 'support', abbreviation: 'STW', aliases: ['steward', 'stewardess', 'stwd', 'stw', 'steward/ess', 'steward/stewardess', 'second steward'] },
  { slug: 'messman', level: 'support', abbreviation: 'MSM', aliases: ['mess man', 'messboy', 'mess boy', 'msm', 'g/s', 'general steward', 'messmen', 'mess steward'] },
  { slug: 'galley-boy', level: 'support', aliases: ['galley hand', 'galleyboy', 'galley helper', 'galley assistant', 'kitchen porter'] },
  { slug: 'camp-boss', level: 'management', aliases: ['campboss', 'catering manager', 'catering supervisor', 'unit manager catering'], fleets: ['offshore-fleet'] },
])
