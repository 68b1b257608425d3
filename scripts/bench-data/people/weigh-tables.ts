import { DatabaseSync } from 'node:sqlite'

/** Bytes on the disk: of the rows themselves, of all indexes on them, and what of both is in use. */
export type TableWeight = { rows: number; table: number; indexes: number; used: number }

const PARTS = `SELECT coalesce(m.tbl_name, d.name) AS owner, coalesce(m.type, 'table') AS type, sum(d.pgsize) AS size,
  sum(d.pgsize - d.unused) AS used FROM dbstat d LEFT JOIN sqlite_master m ON m.name = d.name WHERE d.aggregate = TRUE GROUP BY 1, 2`

type Part = { owner: string; type: 'table' | 'index'; size: number; used: number }

/** A search index is kept in tables of its own, which are counted to it. */
const ownerOf = (name: string): string => (name.startsWith('vacancy_search') ? 'vacancy_search' : name)

/** Every table with its indexes; reads the whole file. */
export function weighTables(file: string): Map<string, TableWeight> {
  const database = new DatabaseSync(file, { readOnly: true })
  const weights = new Map<string, TableWeight>()
  for (const { owner, type, size, used } of database.prepare(PARTS).all() as Part[]) {
    const name = ownerOf(owner)
    const weight = weights.get(name) ?? { rows: 0, table: 0, indexes: 0, used: 0 }
    if (type === 'index') weight.indexes += size
    else weight.table += size
    weight.used += used
    weights.set(name, weight)
  }
  for (const [name, weight] of weights) {
    const counted = name === 'vacancy_search' ? 'vacancy_search_docsize' : name
    weight.rows = (database.prepare(`SELECT count(*) AS rows FROM "${counted}"`).get() as { rows: number }).rows
  }
  database.close()
  return weights
}
