import { createScorer } from '#src/contract/match/match.ts'
import type { MatchProfile } from '#src/contract/match/match-profile.ts'
import type { Demands } from './vacancy-demands.ts'

type Place = { seq: number; isOwnRank: boolean; share: number }

const compare = (one: Place, other: Place): number =>
  Number(other.isOwnRank) - Number(one.isOwnRank) || other.share - one.share || other.seq - one.seq

/** Numbers of vacancies by match: those of an own rank first, then by the share of lines that are met, the newer of equal ones before. */
export function orderByMatch(demands: readonly Demands[], profile: MatchProfile): number[] {
  const score = createScorer(profile)
  const placeOf = ({ seq, facts }: Demands): Place => {
    const { isOwnRank, met, of } = score(facts)
    return { seq, isOwnRank, share: met / of }
  }
  return demands
    .map(placeOf)
    .sort(compare)
    .map(({ seq }) => seq)
}
