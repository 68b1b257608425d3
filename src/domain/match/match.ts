import { createPaperCounter, judgePapers } from './judge-papers.ts'
import { AFTER_PAPERS, BEFORE_PAPERS, type Rule } from './judge-person.ts'
import type { MatchFacts } from './match-facts.ts'
import { type MatchLine, nameOfLine } from './match-line.ts'
import type { MatchProfile } from './match-profile.ts'

const listAsked = (rules: readonly Rule[], facts: MatchFacts, profile: MatchProfile): MatchLine[] =>
  rules.map((judge) => judge(facts, profile)).filter((line) => line !== null)

/** The number of these rules, which an application keeps; changed rules get the next one. */
export const MATCH_RULES = 1

/**
 * What a vacancy asks for and what a CV tells of it, line by line in the order of the advert. The same for both sides: it knows no viewer.
 * Age, gender, name and family are no part of a profile.
 */
export const listMatch = (facts: MatchFacts, profile: MatchProfile): MatchLine[] => [
  ...listAsked(BEFORE_PAPERS, facts, profile),
  ...judgePapers(facts, profile),
  ...listAsked(AFTER_PAPERS, facts, profile),
]

/** The same comparison by the rules with a number; undefined if this build does not know them. */
export const findRules = (rules: number): typeof listMatch | undefined =>
  rules === MATCH_RULES ? listMatch : undefined

/** Of a match what orders vacancies. */
export type MatchScore = { isOwnRank: boolean; met: number; of: number }

const OF_PERSON = [...BEFORE_PAPERS, ...AFTER_PAPERS]

/** Scores many vacancies for one seafarer as the lines of `listMatch` would, without making those of papers. Lists of papers that are the same array are looked at once. */
export function createScorer(profile: MatchProfile): (facts: MatchFacts) => MatchScore {
  const countPapers = createPaperCounter(profile)
  return (facts) => {
    const score = { isOwnRank: false, ...countPapers(facts) }
    for (const judge of OF_PERSON) {
      const line = judge(facts, profile)
      if (line) score.of += 1
      if (line?.state === 'met') score.met += 1
      if (line?.kind === 'rank') score.isOwnRank = line.state === 'met'
    }
    return score
  }
}

/** `mended`: it was not met when the CV was sent, and is by now. */
export type JudgedLine = { line: MatchLine; mended: boolean }

/** What was compared when the CV was sent, as it stands today. The vacancy is that of then, so the lines are the same ones. */
export function judgeLines(sent: readonly MatchLine[], today: readonly MatchLine[]): JudgedLine[] {
  const now = new Map(today.map((line) => [nameOfLine(line), line]))
  return sent.map((before) => {
    const line = now.get(nameOfLine(before)) ?? before
    return { line, mended: before.state !== 'met' && line.state === 'met' }
  })
}
