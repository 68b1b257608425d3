import { VESSEL_TYPES } from '#src/domain/vocabulary/vessel-types.ts'
import type { Database } from '#src/server/platform/database.ts'

// Reads only the index of ranks.
const RANKS = "SELECT DISTINCT rank AS value FROM crew_card INDEXED BY crew_rank WHERE is_hidden = 0 AND rank <> ''"
// Publicly visible cards; the first card of each type ends its search.
const SERVED_ON = `SELECT t.value FROM json_each(?) t WHERE EXISTS (
  SELECT 1 FROM crew_vessel v CROSS JOIN crew_card c ON c.id = v.card_id WHERE v.vessel_type = t.value AND c.is_hidden = 0)`
const KNOWN = JSON.stringify(VESSEL_TYPES.map(({ slug }) => slug))

/** Returns the choices of the crew list. */
export async function findChoices({ $client: d1 }: Database): Promise<{ ranks: string[]; vesselTypes: string[] }> {
  const [ranks = [], vesselTypes = []] = (
    await d1.batch<{ value: string }>([d1.prepare(RANKS), d1.prepare(SERVED_ON).bind(KNOWN)])
  ).map(({ results }) => results.map(({ value }) => value))
  return { ranks, vesselTypes }
}
