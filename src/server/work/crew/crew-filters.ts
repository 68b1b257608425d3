import type { CrewQuery } from '#src/contract/crew/schemas.ts'
import { toFleetBits } from './crew-card.ts'
import { isListedFor } from './listed.ts'

export type Condition = { sql: string; values: (string | number)[] }

const SERVED_ON = 'EXISTS (SELECT 1 FROM crew_vessel v WHERE v.vessel_type = ? AND v.card_id = c.id)'

/** The search, and whether the caller is a checked company. */
export type CrewSearch = CrewQuery & { isVerified: boolean }

/** Conditions for `crew_card c`. */
export const listConditions = (search: CrewSearch): Condition[] => {
  const { isVerified, rank, department, fleet, vessel, readyTo, inRank } = search
  return [
    { sql: isListedFor('c', isVerified), values: [] },
    ...(rank ? [{ sql: 'c.rank = ?', values: [rank] }] : []),
    ...(department ? [{ sql: 'c.department = ?', values: [department] }] : []),
    ...(fleet ? [{ sql: 'c.fleets & ? <> 0', values: [toFleetBits([fleet])] }] : []),
    ...(vessel ? [{ sql: SERVED_ON, values: [vessel] }] : []),
    ...(readyTo ? [{ sql: 'c.ready_from <= ?', values: [readyTo] }] : []),
    ...(inRank ? [{ sql: 'c.rank_months >= ?', values: [inRank] }] : []),
  ]
}

/** The most selective index: rank, otherwise vessel type. */
export const findSource = ({ rank, vessel }: CrewQuery): Condition => {
  if (rank) return { sql: 'crew_card c INDEXED BY crew_rank', values: [] }
  if (vessel)
    return {
      sql: '(SELECT card_id FROM crew_vessel WHERE vessel_type = ?) o CROSS JOIN crew_card c ON c.id = o.card_id',
      values: [vessel],
    }
  return { sql: 'crew_card c INDEXED BY crew_ready', values: [] }
}
