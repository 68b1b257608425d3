import { measureMonths, type SeaTime } from './measure-months.ts'
import { countDays, type Stretch } from './stretches.ts'

/**
 * How sea service is counted. `calendar`: as the British administration does, months by the calendar, odd days added up at thirty.
 * `thirty`: as the US Coast Guard does, months of 30 days, years of 360. `matrix`: as officer matrices do, in years of 365.25 days.
 */
export const SEA_MODES = ['calendar', 'thirty', 'matrix'] as const

export type SeaMode = (typeof SEA_MODES)[number]

export const isSeaMode = (value: string): value is SeaMode => (SEA_MODES as readonly string[]).includes(value)

/** Years have one decimal. */
export type SeaLength = ({ unit: 'months' } & SeaTime) | { unit: 'years'; years: number }

const DAYS_PER_MONTH = 30
const DAYS_PER_YEAR = 365.25

const splitDays = (days: number): SeaTime => ({
  months: Math.floor(days / DAYS_PER_MONTH),
  days: days % DAYS_PER_MONTH,
})

/** Of stretches that do not overlap. */
export function countCalendarMonths(stretches: readonly Stretch[]): SeaTime {
  const times = stretches.map(measureMonths)
  const odd = splitDays(times.reduce((sum, { days }) => sum + days, 0))
  return { months: times.reduce((sum, { months }) => sum + months, odd.months), days: odd.days }
}

export const toMatrixYears = (days: number): number => Math.round((days / DAYS_PER_YEAR) * 10) / 10

/** Of stretches that do not overlap. */
export function measureService(stretches: readonly Stretch[], mode: SeaMode): SeaLength {
  if (mode === 'matrix') return { unit: 'years', years: toMatrixYears(countDays(stretches)) }
  return {
    unit: 'months',
    ...(mode === 'calendar' ? countCalendarMonths(stretches) : splitDays(countDays(stretches))),
  }
}
