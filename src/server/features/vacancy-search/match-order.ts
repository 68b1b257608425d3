import { listMatch } from '#src/contract/match/match.ts'
import type { MatchProfile } from '#src/contract/match/match-profile.ts'
import { type DemandRow, toDemands } from './vacancy-demands.ts'

type Place = { seq: number; isOwnRank: boolean; share: number }

const compare = (one: Place, other: Place): number =>
  Number(other.isOwnRank) - Number(one.isOwnRank) || other.share - one.share || other.seq - one.seq

function placeOf(row: DemandRow, profile: MatchProfile): Place {
  const lines = listMatch(toDemands(row), profile)
  const met = lines.filter(({ state }) => state === 'met')
  return { seq: row.seq, isOwnRank: met.some(({ kind }) => kind === 'rank'), share: met.length / lines.length }
}

/** Numbers of vacancies by match: those of an own rank first, then by the share of lines that are met, the newer of equal ones before. */
export const orderByMatch = (rows: readonly DemandRow[], profile: MatchProfile): number[] =>
  rows
    .map((row) => placeOf(row, profile))
    .sort(compare)
    .map(({ seq }) => seq)
