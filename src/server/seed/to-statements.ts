import { Buffer } from 'node:buffer'
import { readCv } from '#src/domain/cv/cv-text.ts'
import { packCv } from '../platform/packed-cv.ts'
import { packDocument } from '../platform/stored-document.ts'
import type { Batch } from './rows.ts'

export type Statement = { sql: string; params: [json: string] }

const columnsOf = (rows: readonly object[]): string[] => Object.keys(rows[0] ?? {})

const PACKED: Readonly<Record<string, (text: string) => Uint8Array>> = {
  cv: (text) => packCv(readCv(text)),
  cv_sent: (text) => packCv(readCv(text)),
  vacancy_copy: (text) => packDocument('vacancy-copy', text),
}

/** Columns that hold bytes, which travel in JSON as their digits. */
const isPacked = (table: string, column: string): boolean => column === 'document' && table in PACKED

const writeCell = (table: string, column: string, cell: unknown): unknown =>
  isPacked(table, column) ? Buffer.from(PACKED[table]?.(String(cell)) ?? []).toString('hex') : cell

/**
 * One insert for a whole batch: the rows travel as one JSON parameter, so the limit of bound parameters (100 on D1)
 * does not matter. Empty batches give no statement.
 */
export function toStatements({ table, rows }: Batch): Statement[] {
  if (rows.length === 0) return []
  const columns = columnsOf(rows)
  const values = columns.map((column, index) =>
    isPacked(table, column) ? `unhex(value ->> ${index})` : `value ->> ${index}`,
  )
  const cells = rows.map((row) =>
    columns.map((column) => writeCell(table, column, (row as unknown as Record<string, unknown>)[column])),
  )
  return [
    {
      sql: `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM json_each(?)`,
      params: [JSON.stringify(cells)],
    },
  ]
}
