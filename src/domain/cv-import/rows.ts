/** A position: page of a PDF (null otherwise), and row, both from 1. */
export type Place = { page: number | null; row: number }

/**
 * A line of the document: one cell of running text, or the cells of a table row, including empty ones. Cells keep line breaks. Rows of a table
 * have its number. `isApart`: a wider gap is above it.
 */
export type Row = { cells: readonly string[]; table: number | null; place: Place; isApart: boolean }

/** Limits of characters and rows; longer documents are no CVs. */
export const MAX_IMPORT_CHARACTERS = 200_000
export const MAX_IMPORT_ROWS = 5_000
/** Limit of characters of one cell. */
export const MAX_CELL = 2_000

const isEmpty = (cell: string): boolean => cell.trim() === ''

/** Returns the non-empty rows within the limits. */
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

/** Returns the cells of a row as one line. */
export const joinCells = ({ cells }: Row): string =>
  cells
    .map((cell) => cell.replace(/\s+/g, ' ').trim())
    .filter((cell) => cell !== '')
    .join(' | ')

/** Returns the cells of a line: separated by tabs, as spreadsheets and web pages paste tables, or by spaces. */
const splitCells = (line: string): string[] =>
  line.includes('\t') ? line.split('\t').map((cell) => cell.trim()) : line.trim().split(/(?<![.!?\s])\s{2,40}(?=\S)/u)

/** Returns the rows of pasted text. A row of a table set with spaces must have all cells: an empty one could be any. */
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

/** Returns the filled cells of a row. */
export const filledCells = ({ cells }: Row): string[] => cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
