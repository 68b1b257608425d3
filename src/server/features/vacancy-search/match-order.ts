import { createScorer } from '#src/contract/match/match.ts'
import type { MatchProfile } from '#src/contract/match/match-profile.ts'
import type { Demands } from './vacancy-demands.ts'

/** `worth`: the share of lines that are met, of those of an own rank one more than any share. */
type Place = { asked: Demands; worth: number }

const compare = (one: Place, other: Place): number => other.worth - one.worth || other.asked.seq - one.asked.seq

/** Vacancies by match: those of an own rank first, then by the share of lines that are met, the newer of equal ones before. */
export function orderByMatch(demands: readonly Demands[], profile: MatchProfile): Demands[] {
  const score = createScorer(profile)
  const placeOf = (asked: Demands): Place => {
    const { isOwnRank, met, of } = score(asked.facts)
    return { asked, worth: met / of + (isOwnRank ? 2 : 0) }
  }
  return demands
    .map(placeOf)
    .sort(compare)
    .map(({ asked }) => asked)
}
