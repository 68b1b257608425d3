import { readHeading } from './read-heading.ts'
import { isPaperDetail, type PaperGround, readPaperDetail, readPaperText } from './read-paper.ts'
import { filledCells, type Row } from './rows.ts'
import type { State } from './state.ts'

const lineOf = (row: Row | undefined): string | undefined => {
  if (!row || row.table !== null) return undefined
  const [only, ...others] = filledCells(row)
  return others.length === 0 ? only : undefined
}

/** Returns how many lines the name of a paper has whose details follow: one, or two if it continues in lower case. */
function countTitle(rows: readonly Row[], at: number, { ground }: State): number {
  const [first, second, third] = [0, 1, 2].map((more) => lineOf(rows[at + more]))
  if (!first || !second || readHeading(rows[at + 1] as Row)) return 0
  if (isPaperDetail(second, ground)) return 1
  return third && /^\p{Ll}/u.test(second) && isPaperDetail(third, ground) ? 2 : 0
}

/** Reads papers with number and dates on lines below the name; returns the number of consumed rows. */
export function readPaperLines(rows: readonly Row[], at: number, state: State): number {
  const { ground, section } = state
  const row = rows[at] as Row
  const text = lineOf(row)
  if (text === undefined) return 0
  if (isPaperDetail(text, ground)) {
    if (!state.card) return 0
    const detail: PaperGround = { paper: state.card, row, ground, section }
    readPaperDetail(text, detail)
    return 1
  }
  const count = countTitle(rows, at, state)
  if (count === 0) return 0
  const title = rows
    .slice(at, at + count)
    .map(lineOf)
    .join(' ')
  state.card = readPaperText(row, title, { ground, section })
  state.papers.push(state.card)
  return count
}
