import { createScorer } from '#src/contract/match/match.ts'
import type { MatchProfile } from '#src/contract/match/match-profile.ts'
import type { Demands } from './vacancy-demands.ts'

/** `worth`: the share of lines that are met, of those of an own rank one more than any share. */
type Place = { seq: number; worth: number }

const compare = (one: Place, other: Place): number => other.worth - one.worth || other.seq - one.seq

/** Numbers of vacancies by match: those of an own rank first, then by the share of lines that are met, the newer of equal ones before. */
export function orderByMatch(demands: readonly Demands[], profile: MatchProfile): number[] {
  const score = createScorer(profile)
  const placeOf = ({ seq, facts }: Demands): Place => {
    const { isOwnRank, met, of } = score(facts)
    return { seq, worth: met / of + (isOwnRank ? 2 : 0) }
  }
  return demands
    .map(placeOf)
    .sort(compare)
    .map(({ seq }) => seq)
}
