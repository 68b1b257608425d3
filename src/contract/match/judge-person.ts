import { ENGLISH_LEVELS } from '../vocabulary/english-levels.ts'
import type { MatchFacts } from './match-facts.ts'
import type { MatchLine } from './match-line.ts'
import type { MatchProfile, Served } from './match-profile.ts'

const NEVER: Served = { months: 0, contracts: 0, ship: null }

/** The ranks that are met: sought, or served in before. */
export const listOwnRanks = ({ ranks, served }: MatchProfile): string[] => [
  ...new Set([...ranks, ...Object.keys(served.rank)]),
]

/** The rank: one of `listOwnRanks`, without making the list for each vacancy. */
export function judgeRank({ rank }: MatchFacts, { ranks, served }: MatchProfile): MatchLine {
  const sought = ranks.includes(rank)
  const { contracts } = served.rank[rank] ?? NEVER
  return { kind: 'rank', state: sought || contracts > 0 ? 'met' : 'missing', asked: rank, sought, contracts }
}

type Service = { of: 'rank' | 'type'; name: string; asked: number }

function judgeMonths({ of, name, asked }: Service, { served }: MatchProfile): MatchLine {
  const { months, contracts, ship } = served[of][name] ?? NEVER
  return { kind: 'service', state: months < asked ? 'short' : 'met', of, name, asked, told: months, contracts, ship }
}

/** Months where the advert asks for them, of a type of vessel else whether there was a contract on one. */
export function judgeService(facts: MatchFacts, profile: MatchProfile): MatchLine[] {
  const { rank, vesselType, minMonthsInRank, minMonthsOnType } = facts
  const { contracts, ship } = profile.served.type[vesselType] ?? NEVER
  return [
    ...(minMonthsInRank ? [judgeMonths({ of: 'rank', name: rank, asked: minMonthsInRank }, profile)] : []),
    minMonthsOnType
      ? judgeMonths({ of: 'type', name: vesselType, asked: minMonthsOnType }, profile)
      : { kind: 'type', state: contracts > 0 ? 'met' : 'missing', asked: vesselType, contracts, ship },
  ]
}

const placeOf = (level: string | null): number => ENGLISH_LEVELS.indexOf(level as never)

export function judgeEnglish({ englishLevel: asked }: MatchFacts, { english: told }: MatchProfile): MatchLine[] {
  if (!asked) return []
  const state = told === null ? 'untold' : placeOf(told) < placeOf(asked) ? 'short' : 'met'
  return [{ kind: 'english', state, asked, told }]
}

/** Whether the person is ready by the last day of joining. */
export function judgeJoining({ joinFrom: from, joinTo: to }: MatchFacts, { readyFrom: told }: MatchProfile): MatchLine {
  return { kind: 'joining', state: told === null ? 'untold' : told > to ? 'late' : 'met', from, to, told }
}

export const judgeNationality = ({ nationalities: asked }: MatchFacts, { citizenship }: MatchProfile): MatchLine[] =>
  asked.length === 0
    ? []
    : [
        {
          kind: 'nationality',
          state: asked.includes(citizenship) ? 'met' : 'missing',
          asked: [...asked],
          told: citizenship,
        },
      ]
