import { createScorer } from '#src/domain/match/match.ts'
import type { MatchProfile } from '#src/domain/match/match-profile.ts'
import type { Demands } from './vacancy-demands.ts'

/** An own rank counts more than any share of lines. */
const OWN_RANK = 2

/** Sorts vacancies by match: own rank first, then by the share of met lines, newer first. */
export function orderByMatch(demands: readonly Demands[], profile: MatchProfile): Demands[] {
  const score = createScorer(profile)
  const worthOf = ({ facts }: Demands): number => {
    const { isOwnRank, met, of } = score(facts)
    return met / of + (isOwnRank ? OWN_RANK : 0)
  }
  // Many have equal values; within them the newer are already first.
  const alike = [...Map.groupBy(demands, worthOf)].sort(([one], [other]) => other - one)
  return alike.flatMap(([, group]) => group.sort((one, other) => other.seq - one.seq))
}
