import { FLEETS } from './fleets.ts'
import { createRankGroup } from './rank.ts'

// biome-ignore format: one row, one line
export const ELECTRO_TECHNICAL = createRankGroup({ department: 'electro', group: 'electro-technical', fleets: FLEETS }, [
  { slug: 'senior-eto', level: 'operational', abbreviation: 'Sr. ETO', aliases: ['sr eto', 's/eto', 'seto', 'chief eto', 'chief electrician', 'senior electro technical officer', 'chief electrical engineer'], fleets: ['passenger-fleet', 'offshore-fleet'], stcw: 'III/6' },
  { slug: 'eto', level: 'operational', abbreviation: 'ETO', aliases: ['e.t.o.', 'electro technical officer', 'electrotechnical officer', 'electrical officer', 'elect officer', 'electro officer'], stcw: 'III/6' },
  { slug: 'electrical-engineer', level: 'operational', abbreviation: 'E/E', aliases: ['ee', 'elec eng', 'electro engineer', 'first electrical engineer', 'second electrical engineer'], stcw: 'III/6' },
  { slug: 'electrician', level: 'support', abbreviation: 'ELE', aliases: ['ship electrician', 'marine electrician', 'elect', 'electr'] },
  { slug: 'assistant-electrician', level: 'support', abbreviation: 'Asst. ELE', aliases: ['asst electrician', 'second electrician', 'junior electrician', 'electrician helper'] },
  { slug: 'electronic-engineer', level: 'operational', aliases: ['electronics engineer', 'electronic technician', 'electronics technician', 'automation engineer', 'radio electronics engineer'], stcw: 'III/6' },
  { slug: 'etr', level: 'support', abbreviation: 'ETR', aliases: ['electro technical rating', 'electrotechnical rating'], stcw: 'III/7' },
  { slug: 'eto-cadet', level: 'cadet', aliases: ['cadet', 'electrical cadet', 'electro technical cadet', 'electro cadet', 'cadet eto', 'electrotechnical cadet', 'trainee eto', 'eto trainee'], stcw: 'III/6' },
  { slug: 'it-officer', level: 'operational', aliases: ['it manager', 'it specialist', 'information technology officer', 'it technician', 'it support'], fleets: ['passenger-fleet'] },
  { slug: 'av-technician', level: 'support', aliases: ['audio visual technician', 'audiovisual technician', 'a/v technician', 'broadcast technician'], fleets: ['passenger-fleet'] },
])
