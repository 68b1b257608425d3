import type { Focus } from './company-profile.ts'

/** A way up: ranks from first to last with the contracts usually served in each, and the ships it is served on. */
export type CareerTrack = {
  weight: number
  steps: readonly { rank: string; contracts: readonly [number, number] }[]
  focus: readonly Focus[]
  /** Share of those who are on each step today. */
  standing: readonly number[]
  department: 'deck' | 'engine' | 'electro' | 'galley' | 'hotel' | 'offshore'
}

type Row = readonly [
  weight: number,
  department: CareerTrack['department'],
  steps: string,
  standing: string,
  focus: string,
]

const DEEP = 'bulk container cargo roro'

// biome-ignore format: a table
const ROWS: readonly Row[] = [
  [22, 'deck', 'deck-cadet 1-2, third-officer 2-4, second-officer 3-5, chief-officer 3-6, master 3-8', '2 5 6 6 5', DEEP],
  [20, 'deck', 'deck-cadet 1-2, third-officer 2-4, second-officer 3-5, chief-officer 3-6, master 3-8', '1 5 6 7 5', 'tanker chemical'],
  [13, 'deck', 'deck-cadet 1-2, third-officer 2-4, second-officer 3-5, chief-officer 4-7, master 3-8', '0 4 5 7 4', 'gas'],
  [20, 'engine', 'engine-cadet 1-2, fourth-engineer 2-4, third-engineer 3-5, second-engineer 3-6, chief-engineer 3-8', '2 4 6 5 4', DEEP],
  [17, 'engine', 'engine-cadet 1-2, fourth-engineer 2-4, third-engineer 3-5, second-engineer 3-6, chief-engineer 3-8', '1 4 6 5 4', 'tanker chemical'],
  [9, 'engine', 'engine-cadet 1-2, fourth-engineer 2-4, third-engineer 2-4, gas-engineer 3-6', '0 2 3 5', 'gas'],
  [7, 'engine', 'engine-cadet 1-2, fourth-engineer 2-3, third-engineer 2-4, second-engineer 3-5, chief-engineer 3-7', '0 1 3 4 3', 'gas'],
  [8, 'electro', 'electrician 2-5, eto 4-9', '3 7', 'container tanker bulk gas chemical'],
  [38, 'deck', 'ordinary-seaman 2-4, able-seaman 4-10, bosun 3-8', '7 12 6', `${DEEP} tanker chemical gas`],
  [6, 'deck', 'ordinary-seaman 2-4, able-seaman 3-6, pumpman 3-8', '0 1 5', 'tanker chemical'],
  [30, 'engine', 'wiper 2-3, oiler 3-7, fitter 3-8', '5 9 8', `${DEEP} tanker chemical gas`],
  [7, 'engine', 'wiper 2-3, motorman 4-9', '1 6', 'cargo bulk container'],
  [14, 'galley', 'messman 2-5, chief-cook 4-10', '5 9', `${DEEP} tanker chemical gas`],
  [10, 'offshore', 'second-officer 2-4, junior-dpo 2-3, dpo 3-6, senior-dpo 3-6', '0 2 6 3', 'subsea wind'],
  [12, 'deck', 'able-seaman 3-6, second-officer 3-5, chief-officer 4-7, master 4-9', '3 3 4 4', 'supply tug'],
  [10, 'engine', 'oiler 2-4, third-engineer 2-4, second-engineer 3-6, chief-engineer 4-8', '3 2 3 3', 'supply tug'],
  [8, 'offshore', 'roustabout 3-6, rigger 3-6, crane-operator 4-8', '3 2 4', 'rig'],
  [4, 'offshore', 'rov-pilot-technician 3-7, rov-senior-pilot 3-6', '3 1', 'subsea'],
  [4, 'deck', 'able-seaman 3-5, deckhand 2-3, ctv-skipper 3-7', '0 1 3', 'wind tug'],
  [16, 'hotel', 'assistant-waiter 1-3, waiter 3-7, head-waiter 2-5', '4 8 2', 'cruise'],
  [12, 'hotel', 'commis 1-3, demi-chef 2-3, chef-de-partie 3-5, sous-chef 3-6', '3 2 4 2', 'cruise'],
  [10, 'hotel', 'cabin-steward 3-8, floor-supervisor 2-5', '7 2', 'cruise'],
  [6, 'hotel', 'bar-waiter 1-3, bartender 3-7', '2 5', 'cruise'],
  [6, 'hotel', 'receptionist 2-6, purser 2-5', '4 2', 'cruise'],
]

const parseSteps = (text: string): CareerTrack['steps'] =>
  text.split(', ').map((entry) => {
    const [rank = '', range = ''] = entry.split(' ')
    const [fewest = 1, most = 1] = range.split('-').map(Number)
    return { rank, contracts: [fewest, most] as const }
  })

export const CAREER_TRACKS: readonly CareerTrack[] = ROWS.map(([weight, department, steps, standing, focus]) => ({
  weight,
  department,
  steps: parseSteps(steps),
  standing: standing.split(' ').map(Number),
  focus: focus.split(' ') as Focus[],
}))
