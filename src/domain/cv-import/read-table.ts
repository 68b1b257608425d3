import type { Gathered } from './gather.ts'
import { type Header, readHeader } from './header.ts'
import { readHeading } from './read-heading.ts'
import { isPaper, readPaperCell } from './read-paper.ts'
import { isVoyage, readVoyageCell } from './read-voyage.ts'
import { filledCells, type Row } from './rows.ts'
import type { State } from './state.ts'

const isTotal = (row: Row): boolean =>
  /^(?:total|итого|всього|разом|totale?s?|合计|总计|إجمالي|المجموع|कुल|gesamt|jumlah|suma)(?!\p{L})/iu.test(
    filledCells(row)[0] ?? '',
  )

/** Reads the rows below a heading; returns the number of consumed rows. */
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
    const below = second && rows[next + 1]
    const isPair = below !== undefined && below.table === row.table
    const upper = isPair && second ? addBelow(row, below, second) : row
    for (const part of listBeside(columns)) {
      const entry: Gathered = {}
      readCells(kind, part, upper, entry, state)
      if (isPair && second) readCells(kind, second, below, entry, state)
      keep(kind, entry, state)
    }
  }
  return next
}

/** Repeated columns belong to a second table beside the first. */
function listBeside(columns: Header['columns']): Header['columns'][] {
  const heads = columns.map((fields) => fields.join('+'))
  const first = heads.findIndex((head) => head !== '')
  const again = heads.indexOf(heads[first] as string, first + 2)
  const width = again - first
  if (again < 0 || columns.length !== first + width * 2) return [columns]
  const isTwice = heads.slice(again).every((head, place) => head === heads[first + place])
  if (!isTwice) return [columns]
  return [0, 1].map((part) => columns.map((fields, place) => (place >= again === (part === 1) ? fields : [])))
}

/** Values of the lower row without a heading belong to the cells above. */
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
