import { createScorer } from '#src/domain/match/match.ts'
import type { MatchProfile } from '#src/domain/match/match-profile.ts'
import type { Demands } from './vacancy-demands.ts'

/** Of an own rank one more than any share of lines can be. */
const OWN_RANK = 2

/** Vacancies by match: those of an own rank first, then by the share of lines that are met, the newer of equal ones before. */
export function orderByMatch(demands: readonly Demands[], profile: MatchProfile): Demands[] {
  const score = createScorer(profile)
  const worthOf = ({ facts }: Demands): number => {
    const { isOwnRank, met, of } = score(facts)
    return met / of + (isOwnRank ? OWN_RANK : 0)
  }
  // Many are worth the same, and of those the newer are first already.
  const alike = [...Map.groupBy(demands, worthOf)].sort(([one], [other]) => other - one)
  return alike.flatMap(([, group]) => group.sort((one, other) => other.seq - one.seq))
}
