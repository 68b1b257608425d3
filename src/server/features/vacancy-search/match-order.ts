import { createScorer } from '#src/contract/match/match.ts'
import type { MatchProfile } from '#src/contract/match/match-profile.ts'
import { type DemandRow, toDemands } from './vacancy-demands.ts'

type Place = { seq: number; isOwnRank: boolean; share: number }

const compare = (one: Place, other: Place): number =>
  Number(other.isOwnRank) - Number(one.isOwnRank) || other.share - one.share || other.seq - one.seq

/** Numbers of vacancies by match: those of an own rank first, then by the share of lines that are met, the newer of equal ones before. */
export function orderByMatch(rows: readonly DemandRow[], profile: MatchProfile): number[] {
  const score = createScorer(profile)
  const placeOf = (row: DemandRow): Place => {
    const { isOwnRank, met, of } = score(toDemands(row))
    return { seq: row.seq, isOwnRank, share: met / of }
  }
  return rows
    .map(placeOf)
    .sort(compare)
    .map(({ seq }) => seq)
}
