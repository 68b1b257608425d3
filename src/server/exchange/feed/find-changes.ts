import type { VacancyFacts } from '#src/server/work/vacancy/vacancy-row.ts'

type Column = keyof VacancyFacts

/** Groups of changed data; each has a message `feed.change.<name>`. */
const GROUPS = {
  rank: ['rank'],
  vessel: [
    'vessel_type',
    'vessel_class',
    'vessel_name',
    'size_value',
    'dwt',
    'gt',
    'built',
    'flag',
    'engine',
    'dp_class',
    'trading_areas',
    'trading_area',
  ],
  pay: ['pay_min', 'pay_max', 'pay_currency', 'pay_period'],
  joining: ['join_from', 'join_to', 'port_name'],
  duration: ['duration_tenths', 'duration_plus_minus', 'duration_days', 'rotation_on', 'rotation_off'],
  demands: [
    'english_level',
    'any_nationality',
    'nationalities',
    'certificates',
    'min_months_in_rank',
    'min_months_on_type',
    'positions',
  ],
  text: ['text', 'text_language'],
} as const satisfies Record<string, readonly Column[]>

export type Change = keyof typeof GROUPS

export const findChanges = (before: VacancyFacts, after: VacancyFacts): Change[] =>
  (Object.keys(GROUPS) as Change[]).filter((name) => GROUPS[name].some((column) => before[column] !== after[column]))
