import { findVoyageLabels } from './header.ts'
import type { Row } from './rows.ts'

const LEAST_LABELS = 4
const DATES = /^(?:startDate|endDate|period)/u

/** Returns the rows of one table from an index. */
function listTable(rows: readonly Row[], at: number): Row[] {
  let end = at + 1
  while (end < rows.length && rows[end]?.table === rows[at]?.table) end += 1
  return rows.slice(at, end)
}

const readLabel = (cell = ''): string | undefined => findVoyageLabels(cell.replace(/[\s:：]{1,9}$/, ''))

/** Whether the first column contains labels of contracts, and each other column a contract. */
function isTurned(table: readonly Row[]): boolean {
  const width = table[0]?.cells.length ?? 0
  if (width < 3 || table.length < LEAST_LABELS || table.some(({ cells }) => cells.length !== width)) return false
  const labels = table.map(({ cells }) => readLabel(cells[0]))
  const known = new Set(labels.filter(Boolean))
  const isOnlyFirst = table.filter(({ cells }) => cells.slice(1).some((cell) => readLabel(cell))).length < 2
  return (
    known.size >= LEAST_LABELS &&
    known.size >= table.length * 0.6 &&
    isOnlyFirst &&
    [...known].some((field) => DATES.test(field as string))
  )
}

/** Transposes tables with one contract per column. */
export function turnTables(rows: readonly Row[]): Row[] {
  const turned: Row[] = []
  for (let at = 0; at < rows.length; ) {
    const row = rows[at] as Row
    const table = row.table === null ? [row] : listTable(rows, at)
    if (isTurned(table))
      for (const place of row.cells.keys()) turned.push({ ...row, cells: table.map(({ cells }) => cells[place] ?? '') })
    else turned.push(...table)
    at += table.length
  }
  return turned
}
