import { findDates } from './dates.ts'
import type { Row } from './rows.ts'

const MAX_DATE = 28

/** Whether a row has one date in its first cell and text in its second. */
const isDated = ({ cells, table }: Row): boolean =>
  table === null &&
  cells.length === 2 &&
  (cells[0] as string).length <= MAX_DATE &&
  findDates(cells[0] as string).length === 1

/** Joins the beginning and end of a contract, which are in separate lines beside its text. */
export function joinDateColumns(rows: readonly Row[]): Row[] {
  const joined: Row[] = []
  let isEnd = false
  for (const [at, row] of rows.entries()) {
    const [first, second] = [row.cells[0] ?? '', row.cells[1] ?? '']
    const next = rows[at + 1]
    if (isEnd) joined.push({ ...row, cells: [second], isApart: false })
    else if (isDated(row) && next && isDated(next))
      joined.push({ ...row, cells: [`${first.replace(/[\s–-]{1,3}$/, '')} – ${next.cells[0]}`, second], isApart: true })
    else joined.push(row)
    isEnd = !isEnd && joined.at(-1) !== row
  }
  return joined
}

const LINE = 60

/** Joins lines of a paragraph: a long line without punctuation continues in the next. */
export function joinParagraphs(rows: readonly Row[]): Row[] {
  const joined: Row[] = []
  let isOpen = false
  for (const row of rows) {
    const before = joined.at(-1)
    if (isOpen && before && row.cells.length === 1 && row.place.page !== null)
      joined[joined.length - 1] = addLine(before, row.cells[0] as string)
    else joined.push(row)
    const line = row.cells.at(-1) as string
    isOpen = line.length >= LINE && !/[.;:]\s?$/.test(line)
  }
  return joined
}

const addLine = (row: Row, line: string): Row => ({
  ...row,
  cells: [...row.cells.slice(0, -1), `${row.cells.at(-1)} ${line}`],
})
