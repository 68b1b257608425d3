import { type Database, isAmong } from '#src/server/platform/database.ts'
import { paperListTable } from '../vacancy/vacancy.tables.ts'
import { type Papers, readPapers } from './vacancy-demands.ts'

type Lists = ReadonlyMap<number, Papers>

/** Size of the cache; recently used lists remain. */
const MOST = 5000

// A number always means the same list.
const memory = new WeakMap<Database, Lists>()

async function readLists(db: Database, ids: readonly number[]): Promise<(readonly [number, Papers])[]> {
  if (ids.length === 0) return []
  const rows = await db.select().from(paperListTable).where(isAmong(paperListTable.id, ids))
  return rows.map(({ id, certificates, certificateMonths }) => [
    id,
    readPapers({ certificates, certificate_months: certificateMonths || null }),
  ])
}

/** Lists of papers by number, each read once. Unused ones are missing. */
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
