import { createRankGroup } from './rank.ts'

// biome-ignore format: one row, one line
const marine = [
  { slug: 'oim', level: 'management', abbreviation: 'OIM', aliases: ['offshore installation manager', 'rig manager', 'installation manager'] },
  { slug: 'barge-master', level: 'management', aliases: ['bargemaster', 'barge captain', 'barge supervisor', 'stability section leader'] },
  { slug: 'barge-engineer', level: 'operational', aliases: ['barge eng', 'rig engineer', 'maintenance supervisor'] },
  { slug: 'tow-master', level: 'management', aliases: ['towmaster', 'rig mover', 'towing master', 'rig move master'] },
  { slug: 'senior-dpo', level: 'operational', abbreviation: 'SDPO', aliases: ['sdpo', 's/dpo', 'sr dpo', 'senior dp officer', 'senior dynamic positioning operator'] },
  { slug: 'dpo', level: 'operational', abbreviation: 'DPO', aliases: ['dp officer', 'dynamic positioning operator', 'dynamic positioning officer'] },
  { slug: 'junior-dpo', level: 'operational', abbreviation: 'JDPO', aliases: ['jdpo', 'j/dpo', 'jr dpo', 'junior dp officer', 'trainee dpo', 'dpo trainee'] },
  { slug: 'dp-technician', level: 'operational', aliases: ['dp tech', 'dp maintainer', 'dynamic positioning technician'] },
  { slug: 'ballast-control-operator', level: 'operational', abbreviation: 'BCO', aliases: ['bco', 'ballast control room operator', 'control room operator', 'cro'] },
  { slug: 'radio-operator', level: 'operational', aliases: ['offshore radio operator', 'radio op', 'rig radio operator'] },
  { slug: 'helicopter-landing-officer', level: 'operational', abbreviation: 'HLO', aliases: ['hlo', 'helideck landing officer', 'helideck officer', 'heli deck officer'] },
  { slug: 'anchor-foreman', level: 'support', aliases: ['anchorman', 'anchor handler', 'anchor supervisor'] },
  { slug: 'winch-operator', level: 'support', aliases: ['winchman', 'winch driver', 'winch man'] },
  { slug: 'walk-to-work-operator', level: 'operational', abbreviation: 'W2W', aliases: ['w2w operator', 'w2w', 'gangway operator', 'walk to work gangway operator'] },
  { slug: 'ctv-skipper', level: 'management', aliases: ['ctv master', 'crew transfer vessel master', 'ctv captain', 'crew boat captain', 'crewboat captain'] },
] as const

// biome-ignore format: one row, one line
const deckAndDrilling = [
  { slug: 'crane-operator', level: 'support', aliases: ['crane driver', 'cranedriver', 'craneman', 'crane op', 'crane operator stage 1', 'crane operator stage 2', 'crane operator stage 3', 'heavy lift crane operator'] },
  { slug: 'deck-foreman', level: 'support', aliases: ['deck supervisor', 'deck pusher', 'deck coordinator'] },
  { slug: 'roustabout', level: 'support', aliases: ['lead roustabout', 'head roustabout', 'rousty'] },
  { slug: 'rigger', level: 'support', aliases: ['rigger/banksman', 'banksman', 'slinger', 'lead rigger'] },
  { slug: 'rigging-supervisor', level: 'operational', aliases: ['rigger foreman', 'rigging foreman', 'lifting supervisor'] },
  { slug: 'toolpusher', level: 'management', aliases: ['tool pusher', 'senior toolpusher', 'tourpusher', 'night toolpusher'] },
  { slug: 'driller', level: 'operational', aliases: ['assistant driller', 'rig driller', 'asst driller'] },
  { slug: 'derrickman', level: 'support', aliases: ['derrick man', 'derrickhand', 'assistant derrickman', 'pump hand'] },
  { slug: 'roughneck', level: 'support', aliases: ['floorman', 'floor hand', 'floorhand', 'drill floor hand'] },
  { slug: 'welder-fabricator', level: 'support', aliases: ['welder/fabricator', 'fabricator', 'welding foreman', 'plater'] },
  { slug: 'ndt-inspector', level: 'operational', aliases: ['ndt technician', 'ndt', 'non destructive testing inspector', 'ndt engineer'] },
] as const

// biome-ignore format: one row, one line
const subseaAndSurvey = [
  { slug: 'rov-supervisor', level: 'operational', aliases: ['rov superintendent', 'rov shift supervisor', 'rov party chief', 'rov'] },
  { slug: 'rov-senior-pilot', level: 'operational', aliases: ['senior rov pilot', 'rov senior pilot technician', 'rov sub engineer', 'rov'] },
  { slug: 'rov-pilot-technician', level: 'support', aliases: ['rov pilot', 'rov technician', 'rov pilot tech', 'rov pilot technician grade 1', 'rov pilot technician grade 2', 'rov'] },
  { slug: 'diver', level: 'support', aliases: ['commercial diver', 'saturation diver', 'sat diver', 'air diver'] },
  { slug: 'diving-supervisor', level: 'management', aliases: ['dive supervisor', 'dive master', 'diving superintendent', 'dive superintendent'] },
  { slug: 'life-support-technician', level: 'operational', abbreviation: 'LST', aliases: ['lst', 'life support supervisor', 'assistant life support technician', 'alst'] },
  { slug: 'surveyor', level: 'operational', aliases: ['hydrographic surveyor', 'survey engineer', 'offshore surveyor', 'party chief', 'hydrographer'] },
  { slug: 'geophysicist', level: 'operational', aliases: ['offshore geophysicist', 'seismic observer', 'geologist'] },
  { slug: 'subsea-engineer', level: 'operational', aliases: ['sub sea engineer', 'subsea supervisor', 'bop engineer'] },
] as const

// biome-ignore format: one row, one line
const support = [
  { slug: 'medic', level: 'operational', aliases: ['medic', 'rig medic', 'paramedic', 'hse medic'] },
  { slug: 'wind-technician', level: 'support', aliases: ['wind tech', 'wind technician', 'wind turbine tech', 'turbine technician', 'wtg technician'] },
  { slug: 'client-representative', level: 'management', aliases: ['client rep', 'company representative', 'company man', 'company rep', 'offshore client representative'] },
] as const

// biome-ignore format: one row, one line
export const OFFSHORE = createRankGroup({ department: 'offshore', group: 'offshore', fleets: ['offshore-fleet'] }, [
  ...marine,
  ...deckAndDrilling,
  ...subseaAndSurvey,
  ...support,
])
