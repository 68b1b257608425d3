import type { Batch } from './rows.ts'

export type Statement = { sql: string; params: [json: string] }

const columnsOf = (rows: readonly object[]): string[] => Object.keys(rows[0] ?? {})

/**
 * One insert for a whole batch: the rows travel as one JSON parameter, so the limit of bound parameters (100 on D1)
 * does not matter. Empty batches give no statement.
 */
export function toStatements(batch: Batch): Statement[] {
  if (batch.rows.length === 0) return []
  const columns = columnsOf(batch.rows)
  const values = columns.map((_, index) => `value ->> ${index}`)
  const rows = batch.rows.map((row) => columns.map((column) => (row as unknown as Record<string, unknown>)[column]))
  return [
    {
      sql: `INSERT INTO ${batch.table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM json_each(?)`,
      params: [JSON.stringify(rows)],
    },
  ]
}
