import { FLEETS } from './fleets.ts'
import { createRankGroup } from './rank.ts'

// US titles count assistants: the STCW second engineer is the first assistant engineer, the third the second assistant.
// biome-ignore format: one row, one line
export const ENGINE_OFFICERS = createRankGroup({ department: 'engine', group: 'engine-officers', fleets: FLEETS }, [
  { slug: 'chief-engineer', level: 'management', abbreviation: 'C/E', aliases: ['ce', 'chief eng', 'ch eng', 'ch/eng', 'cheng', 'c/eng', 'chief engineer officer'], stcw: 'III/2' },
  { slug: 'staff-chief-engineer', level: 'management', abbreviation: 'Staff C/E', aliases: ['staff c/e', 'staff engineer', 'deputy chief engineer', 'assistant chief engineer'], fleets: ['passenger-fleet'], stcw: 'III/2' },
  { slug: 'first-engineer', level: 'management', abbreviation: '1/E', aliases: ['1e', '1 eng', '1st eng'], fleets: ['passenger-fleet', 'offshore-fleet'], stcw: 'III/2' },
  { slug: 'second-engineer', level: 'management', abbreviation: '2/E', aliases: ['2e', '2 eng', '2nd eng', '2/eng', 'second engineer officer', 'first assistant engineer', 'first assistant', '1 a/e', '1a/e', '1ae'], stcw: 'III/2' },
  { slug: 'third-engineer', level: 'operational', abbreviation: '3/E', aliases: ['3e', '3 eng', '3rd eng', '3/eng', 'third engineer officer', 'second assistant engineer', 'second assistant', '2 a/e', '2a/e', '2ae', 'eoow', 'engineer officer of the watch', 'watchkeeping engineer'], stcw: 'III/1' },
  { slug: 'fourth-engineer', level: 'operational', abbreviation: '4/E', aliases: ['4e', '4 eng', '4th eng', '4/eng', 'fourth engineer officer', 'third assistant engineer', 'third assistant', '3 a/e', '3a/e', '3ae'], stcw: 'III/1' },
  { slug: 'junior-engineer', level: 'operational', abbreviation: 'J/E', aliases: ['fifth engineer', '5/e', '5e', 'junior eng', 'engine junior', 'assistant engineer', 'trainee marine engineer', 'tme'], stcw: 'III/1' },
  { slug: 'gas-engineer', level: 'operational', abbreviation: 'G/E', aliases: ['gas eng', 'lng engineer', 'lpg engineer', 'gas officer'], fleets: ['tanker-fleet'], stcw: 'III/1' },
  { slug: 'cargo-engineer', level: 'operational', aliases: ['cargo eng', 'cargo plant engineer'], fleets: ['tanker-fleet'], stcw: 'III/1' },
  { slug: 'refrigeration-engineer', level: 'operational', abbreviation: 'R/E', aliases: ['reefer engineer', 'ref engineer', 'refrigerating engineer', 'fridge engineer'], fleets: ['merchant-fleet', 'passenger-fleet'] },
  { slug: 'hydraulic-engineer', level: 'operational', aliases: ['hydraulics engineer', 'hydraulic technician'], fleets: ['offshore-fleet', 'merchant-fleet'] },
  { slug: 'hvac-engineer', level: 'operational', aliases: ['hvac technician', 'ac engineer', 'a/c engineer', 'air conditioning engineer', 'air condition engineer'], fleets: ['passenger-fleet', 'offshore-fleet'] },
  { slug: 'hotel-services-engineer', level: 'operational', aliases: ['hotel engineer', 'hotel maintenance engineer', 'hotel services technician'], fleets: ['passenger-fleet'] },
  { slug: 'engine-cadet', level: 'cadet', abbreviation: 'E/C', aliases: ['cadet', 'cadet engine', 'engineer cadet', 'engineering cadet', 'engine apprentice', 'cadet engineer'], stcw: 'III/1' },
])

// biome-ignore format: one row, one line
export const ENGINE_RATINGS = createRankGroup({ department: 'engine', group: 'engine-ratings', fleets: FLEETS }, [
  { slug: 'fitter', level: 'support', abbreviation: 'FTR', aliases: ['ftr', 'engine fitter', 'fitter/welder', 'mechanic fitter', 'repairman', 'fitter welder'], stcw: 'III/5' },
  { slug: 'welder', level: 'support', aliases: ['ship welder', '6g welder'] },
  { slug: 'turner', level: 'support', aliases: ['turner/fitter', 'lathe operator', 'machinist'] },
  { slug: 'motorman', level: 'support', abbreviation: 'MM', aliases: ['motor man', 'motormen', 'qmed', 'engine rating', 'mechanic', 'junior engineer rating'], stcw: 'III/4' },
  { slug: 'oiler', level: 'support', abbreviation: 'OLR', aliases: ['olr', 'greaser', 'engine oiler'], stcw: 'III/4' },
  { slug: 'wiper', level: 'support', abbreviation: 'WPR', aliases: ['wpr', 'engine wiper', 'engine cleaner', 'engine boy'], stcw: 'III/4' },
  { slug: 'donkeyman', level: 'support', aliases: ['donkey man', 'engine foreman', 'no 1 oiler', 'number one oiler'], stcw: 'III/4' },
  { slug: 'storekeeper', level: 'support', aliases: ['store keeper', 'engine storekeeper', 'deck storekeeper', 'storekeeper engine'] },
  { slug: 'plumber', level: 'support', aliases: ['pipe fitter', 'pipefitter', 'ship plumber'], fleets: ['passenger-fleet', 'offshore-fleet'] },
  { slug: 'reefer-mechanic', level: 'support', aliases: ['reefer technician', 'reefer man', 'reeferman', 'refrigeration mechanic'], fleets: ['merchant-fleet', 'passenger-fleet'] },
  { slug: 'able-seafarer-engine', level: 'support', abbreviation: 'ASE', aliases: ['as-e', 'rase', 'able seafarer - engine', 'rating as able seafarer engine'], stcw: 'III/5' },
  { slug: 'engine-trainee', level: 'cadet', aliases: ['trainee wiper', 'trainee engine', 'engine room trainee'] },
])
