/** Where something stood: the page of a PDF, the sheet of nothing else, and the row on it, both counted from 1. */
export type Place = { page: number | null; row: number }

/**
 * A line of what was read: one cell of running text, or the cells of a row of a table, empty ones too. Cells keep their line breaks.
 * Rows of one table have its number. `isApart`: more space is above it than between the lines of one paragraph.
 */
export type Row = { cells: readonly string[]; table: number | null; place: Place; isApart: boolean }

/** Characters and rows of a document that are looked at; what is longer is no CV. */
export const MAX_IMPORT_CHARACTERS = 200_000
export const MAX_IMPORT_ROWS = 5_000
/** Characters of one cell. */
export const MAX_CELL = 2_000

const isEmpty = (cell: string): boolean => cell.trim() === ''

/** The rows that say something, in bounds. */
export function boundRows(rows: readonly Row[]): Row[] {
  let left = MAX_IMPORT_CHARACTERS
  const kept: Row[] = []
  for (const row of rows) {
    if (row.cells.every(isEmpty)) continue
    const cells = row.cells.map((cell) => cell.slice(0, MAX_CELL))
    left -= cells.reduce((total, cell) => total + cell.length, 0)
    if (left < 0 || kept.length >= MAX_IMPORT_ROWS) break
    kept.push({ ...row, cells })
  }
  return kept
}

/** The cells of a row as one line. */
export const joinCells = ({ cells }: Row): string =>
  cells
    .map((cell) => cell.replace(/\s+/g, ' ').trim())
    .filter((cell) => cell !== '')
    .join(' | ')

/** The cells of a line: tabs part them, as spreadsheets and web pages paste tables, or the spaces of a table that is set with spaces. */
const splitCells = (line: string): string[] =>
  line.includes('\t') ? line.split('\t').map((cell) => cell.trim()) : line.trim().split(/(?<![.!?\s])\s{2,40}(?=\S)/u)

/** Rows of text that was pasted. A row of a table set with spaces has all its cells: where one is empty, no one knows which. */
export function readTextRows(text: string): Row[] {
  let table = 0
  let wasTable = false
  let isApart = true
  const rows: Row[] = []
  for (const [index, line] of text
    .slice(0, MAX_IMPORT_CHARACTERS)
    .split(/\r\n?|\n/)
    .entries()) {
    const cells = splitCells(line)
    const isTable = cells.length > 2
    const isOther = !line.includes('\t') && rows.at(-1)?.cells.length !== cells.length
    if (isTable && (!wasTable || isOther)) table += 1
    wasTable = isTable
    if (line.trim() !== '')
      rows.push({ cells, table: isTable ? table : null, place: { page: null, row: index + 1 }, isApart })
    isApart = line.trim() === ''
  }
  return boundRows(rows)
}

/** The cells of a row that say something. */
export const filledCells = ({ cells }: Row): string[] => cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
