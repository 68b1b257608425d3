import { addMonths, toDate, toDay } from '../sea-service/plain-days.ts'
import { ENGLISH_LEVELS, type EnglishLevel } from '../vocabulary/english-levels.ts'
import type { FleetType } from '../vocabulary/fleets.ts'
import type { MailingFacts } from './mailing-facts.ts'

/** How often an agency receives letters: one for each CV, or one digest. */
export const LETTER_FREQUENCIES = ['each', 'daily', 'weekly'] as const
export type LetterFrequency = (typeof LETTER_FREQUENCIES)[number]

export const MAILING_FREQUENCIES = ['none', ...LETTER_FREQUENCIES] as const
export type MailingFrequency = (typeof MAILING_FREQUENCIES)[number]

/** Which CVs an agency receives. An empty list, zero and null have no limit. */
export type MailingRule = {
  ranks: readonly string[]
  fleets: readonly FleetType[]
  vesselTypes: readonly string[]
  monthsInRank: number
  monthsOnTypes: number
  english: EnglishLevel | null
  /** Codes of countries; only where a law allows it. */
  nationalities: readonly string[]
  /** In months. */
  papersValid: number
}

/** Why a rule does not bring a CV, in the order in which they are checked. */
export const MISSED_BY = ['rank', 'fleet', 'type', 'months-in-rank', 'english', 'papers', 'nationality'] as const
export type MissedBy = (typeof MISSED_BY)[number]

const isIn = (wanted: readonly string[], value: string | null): boolean =>
  wanted.length === 0 || (value !== null && wanted.includes(value))

const levelOf = (level: EnglishLevel | null): number => (level ? ENGLISH_LEVELS.indexOf(level) : -1)

/** The types that a rule asks for, with the months on them. */
const typesOf = ({ fleets, vesselTypes }: MailingRule, { types }: MailingFacts) =>
  types.filter(({ vesselType, fleet }) => isIn(vesselTypes, vesselType) && isIn(fleets, fleet))

const CHECKS: Record<MissedBy, (rule: MailingRule, facts: MailingFacts, on: string) => boolean> = {
  rank: ({ ranks }, { rank }) => isIn(ranks, rank),
  fleet: ({ fleets }, { types }) => fleets.length === 0 || types.some(({ fleet }) => isIn(fleets, fleet)),
  type: (rule, facts) => {
    const months = typesOf(rule, facts).reduce((sum, one) => sum + one.months, 0)
    const asksForType = rule.vesselTypes.length > 0 && typesOf(rule, facts).length === 0
    return !asksForType && months >= rule.monthsOnTypes
  },
  'months-in-rank': (rule, facts) => facts.monthsInRank >= rule.monthsInRank,
  english: (rule, facts) => rule.english === null || levelOf(facts.english) >= levelOf(rule.english),
  papers: ({ papersValid }, { papersEnd }, on) =>
    papersValid === 0 || papersEnd === null || papersEnd >= toDate(addMonths(toDay(on), papersValid)),
  nationality: ({ nationalities }, { citizenship }) => isIn(nationalities, citizenship),
}

/** The first demand of a rule that a CV misses on a plain date; undefined if the rule brings it. */
export const firstMissed = (rule: MailingRule, facts: MailingFacts, on: string): MissedBy | undefined =>
  MISSED_BY.find((name) => !CHECKS[name](rule, facts, on))
