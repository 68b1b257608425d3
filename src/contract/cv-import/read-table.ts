import type { Gathered } from './gather.ts'
import { type Header, readHeader } from './header.ts'
import { readHeading } from './read-heading.ts'
import { isPaper, readPaperCell } from './read-paper.ts'
import { isVoyage, readVoyageCell } from './read-voyage.ts'
import { type Row, toldCells } from './rows.ts'
import type { State } from './state.ts'

const isTotal = (row: Row): boolean =>
  /^(?:total|итого|всього|разом|totale?s?|合计|总计|إجمالي|المجموع|कुल|gesamt|jumlah|suma)(?!\p{L})/iu.test(
    toldCells(row)[0] ?? '',
  )

/** Reads the rows below a header; gives how many rows are done. */
export function readTable(rows: readonly Row[], at: number, header: Header, state: State): number {
  const { kind, columns, height, second } = header
  const step = second ? 2 : 1
  let next = at + height
  for (; next < rows.length; next += step) {
    const row = rows[next] as Row
    if (row.table !== rows[at]?.table || readHeading(row)) break
    const again = readHeader(row, rows[next + 1], state.section)
    if (again) {
      if (again.kind === kind && JSON.stringify(again.columns) === JSON.stringify(columns)) {
        next += again.height - step
        continue
      }
      break
    }
    if (isTotal(row)) continue
    const entry: Gathered = {}
    const below = second && rows[next + 1]
    const isPair = below !== undefined && below.table === row.table
    readCells(kind, columns, isPair && second ? addBelow(row, below, second) : row, entry, state)
    if (isPair && second) readCells(kind, second, below, entry, state)
    keep(kind, entry, state)
  }
  return next
}

/** What the lower row says in columns that its head leaves out belongs to the cells above. */
const addBelow = (row: Row, below: Row, second: Header['columns']): Row => ({
  ...row,
  cells: row.cells.map((cell, place) => {
    const under = below.cells[place] ?? ''
    return second[place]?.length || under === '' ? cell : `${cell}\n${under}`
  }),
})

function readCells(
  kind: Header['kind'],
  columns: Header['columns'],
  row: Row,
  entry: Gathered,
  { ground, section }: State,
): void {
  for (const [place, fields] of columns.entries()) {
    const text = row.cells[place] ?? ''
    if (kind === 'voyages') readVoyageCell(fields, text, { voyage: entry, row, ground })
    else readPaperCell(fields, text, { paper: entry, row, ground, section })
  }
}

function keep(kind: Header['kind'], entry: Gathered, state: State): void {
  if (kind === 'voyages' && isVoyage(entry)) state.voyages.push(entry)
  if (kind === 'papers' && isPaper(entry)) state.papers.push(entry)
}
