import type { D1Database } from '@cloudflare/workers-types'
import { type Column, listTables, readChoices, readColumns, readReferences, readVirtualTables } from './schema.ts'

type Value = string | number | Uint8Array | null
type Row = Record<string, Value>

/** Rows of each table; those of one table refer to those of the same place in another. */
const ROWS = 2

/** Columns whose rules concern several columns. */
const FIXED: Readonly<Record<string, Row>> = {
  feed_source: { kind: 'address' },
  file: { organisation_id: null },
  admin_proposal: { state: 'open', void_reason: null },
}

/** Tables with a single row. */
const SINGLE: readonly string[] = ['view_log']

type Described = {
  table: string
  columns: Column[]
  references: Awaited<ReturnType<typeof readReferences>>
  choices: Awaited<ReturnType<typeof readChoices>>
}

async function describeTables(db: D1Database): Promise<Described[]> {
  const search = await readVirtualTables(db)
  const tables = (await listTables(db)).filter((table) => !search.includes(table))
  return Promise.all(
    tables.map(async (table) => {
      const [columns, references, choices] = await Promise.all([
        readColumns(table, db),
        readReferences(table, db),
        readChoices(table, db),
      ])
      return { table, columns, references, choices }
    }),
  )
}

/** Each table after those that it refers to. */
function sortFromAbove(tables: readonly Described[]): Described[] {
  const waiting = new Map(tables.map((described) => [described.table, described]))
  const sorted: Described[] = []
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ table, references }) =>
      references.every(({ to }) => to === table || !waiting.has(to)),
    )
    if (ready.length === 0) throw new Error(`these tables refer to each other: ${[...waiting.keys()].join(', ')}`)
    for (const { table } of ready) waiting.delete(table)
    sorted.push(...ready)
  }
  return sorted
}

function createValue(table: string, { name, type }: Column, place: number): Value {
  if (type === 'INTEGER') return place + 1
  const text = `${table} ${name} ${place}`
  return type === 'BLOB' ? new TextEncoder().encode(text) : text
}

function createRow({ table, columns, references, choices }: Described, place: number, rows: Map<string, Row[]>): Row {
  const row: Row = Object.fromEntries(
    columns.map((column) => [column.name, choices.get(column.name) ?? createValue(table, column, place)]),
  )
  const given = new Map<string, number>()
  for (const { column, to, key } of references) {
    // A second reference to the same table is to another of its rows: no one invites themselves.
    const shift = given.get(to) ?? 0
    given.set(to, shift + 1)
    row[column] = rows.get(to)?.[(place + shift) % ROWS]?.[key] ?? null
  }
  return { ...row, ...FIXED[table] }
}

/** Writes rows into every table of a database whatever its schema, so that it does not depend on what the product writes today. */
export async function fillTables(db: D1Database): Promise<void> {
  const rows = new Map<string, Row[]>()
  for (const described of sortFromAbove(await describeTables(db))) {
    const places = SINGLE.includes(described.table) ? [0] : Array.from({ length: ROWS }, (_, place) => place)
    rows.set(
      described.table,
      places.map((place) => createRow(described, place, rows)),
    )
  }
  const statements = [...rows].flatMap(([table, made]) =>
    made.map((row) => {
      const names = Object.keys(row)
      const values = names.map(() => '?').join(', ')
      // A trigger may have written the row already.
      const sql = `INSERT OR REPLACE INTO ${table} (${names.join(', ')}) VALUES (${values})`
      return db.prepare(sql).bind(...Object.values(row))
    }),
  )
  await db.batch(statements)
}
