import type { MatchRecord } from '#src/contract/application/match-schemas.ts'
import type { VacancyCopy } from '../application/vacancy-copy.ts'
import type { Cv } from '../cv/cv.ts'
import { listMatch, MATCH_RULES } from './match.ts'
import { toMatchFacts } from './match-facts.ts'
import { nameOfLine } from './match-line.ts'
import { readMatchProfile } from './match-profile.ts'

/** What is kept of a comparison: by which rules, and how each line stood. @param on plain date of the application */
export const recordMatch = (vacancy: VacancyCopy, cv: Cv, on: string): MatchRecord => ({
  rules: MATCH_RULES,
  lines: listMatch(toMatchFacts(vacancy), readMatchProfile(cv, on)).map((line) => ({
    line: nameOfLine(line),
    state: line.state,
  })),
})
