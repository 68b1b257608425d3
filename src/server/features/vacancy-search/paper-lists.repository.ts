import type { Database } from '#src/server/platform/database.ts'
import { pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { paperListTable } from '../vacancies/vacancies.tables.ts'
import { type Papers, readPapers } from './vacancy-demands.ts'

type Lists = ReadonlyMap<number, Papers>

/** So many lists; of more those that are asked for stay. */
const MOST = 5000

// A number always means the same list.
const memory = new WeakMap<Database, Lists>()

const LIST = pickColumns(paperListTable, 'id', 'certificates', 'certificate_months')
const OF_THESE = `SELECT ${LIST.of()} FROM paper_list WHERE id IN (SELECT value FROM json_each(?))`

async function readLists({ $client: d1 }: Database, ids: readonly number[]): Promise<(readonly [number, Papers])[]> {
  if (ids.length === 0) return []
  const { results } = await d1.prepare(OF_THESE).bind(JSON.stringify(ids)).all<RowOf<typeof LIST>>()
  return results.map(({ id, certificates, certificate_months }) => [
    id,
    readPapers({ certificates, certificate_months: certificate_months || null }),
  ])
}

/** Lists of papers by number, each read once. One that no vacancy asks for any more is not among them. */
export async function findPaperLists(db: Database, ids: ReadonlySet<number>): Promise<Lists> {
  const known = memory.get(db) ?? new Map<number, Papers>()
  const fresh = await readLists(
    db,
    [...ids].filter((id) => !known.has(id)),
  )
  if (fresh.length === 0) return known
  const kept = known.size + fresh.length > MOST ? [...known].filter(([id]) => ids.has(id)) : [...known]
  const lists = new Map([...kept, ...fresh])
  memory.set(db, lists)
  return lists
}
