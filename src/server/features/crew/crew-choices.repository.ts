import type { Database } from '#src/server/platform/database.ts'

// The index of ranks is read and no row.
const RANKS = "SELECT DISTINCT rank AS value FROM crew_card INDEXED BY crew_rank WHERE is_hidden = 0 AND rank <> ''"
const VESSEL_TYPES = 'SELECT DISTINCT vessel_type AS value FROM crew_vessel'

/** What there is to choose from in the crew list. */
export async function findChoices({ $client: d1 }: Database): Promise<{ ranks: string[]; vesselTypes: string[] }> {
  const [ranks = [], vesselTypes = []] = (
    await d1.batch<{ value: string }>([d1.prepare(RANKS), d1.prepare(VESSEL_TYPES)])
  ).map(({ results }) => results.map(({ value }) => value))
  return { ranks, vesselTypes }
}
