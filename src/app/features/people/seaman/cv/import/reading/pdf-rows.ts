import { findDates } from '#src/domain/cv-import/dates.ts'
import { isBetween, type Span } from './pdf-columns.ts'
import { joinWords, type Line } from './pdf-lines.ts'

/** The line distance within a cell, if rows are further apart; undefined if all distances are equal. */
function findRowGap(gaps: readonly number[]): number | undefined {
  const sorted = gaps.toSorted((one, other) => one - other)
  let best: { at: number; ratio: number } | undefined
  for (let place = 1; place < sorted.length; place += 1) {
    const [small, large] = [sorted[place - 1] as number, sorted[place] as number]
    const ratio = large / Math.max(small, 0.5)
    if (ratio > 1.15 && (!best || ratio > best.ratio)) best = { at: (small + large) / 2, ratio }
  }
  return best?.at
}

const countFilled = (line: Line, columns: readonly Span[]): number =>
  columns.filter((column) => line.words.some((word) => isBetween(word, column))).length

const hasDate = ({ words }: Line): boolean => findDates(joinWords(words)).length > 0

/** Groups the lines of a table into rows: lines of one cell are closer, or continue a row that has its dates. */
export function groupLines(lines: readonly Line[], columns: readonly Span[]): Line[][] {
  const gaps = lines.slice(1).map(({ y }, place) => y - (lines[place] as Line).y)
  const rowGap = findRowGap(gaps)
  const filled = lines.map((line) => countFilled(line, columns))
  const full = filled.filter((count) => count >= columns.length * 0.6).length
  // If nearly every line fills nearly every column, each is a row.
  const isPlain = rowGap === undefined || full >= lines.length * 0.85 || areAllRows(gaps, rowGap, filled)
  const groups: Line[][] = []
  for (const [place, line] of lines.entries()) {
    const last = groups.at(-1)
    const gap = gaps[place - 1] ?? 0
    const isClose = isPlain ? isContinued(line, filled[place] as number, columns) : gap < (rowGap as number)
    if (last && isClose) last.push(line)
    else groups.push([line])
  }
  return groups
}

/** Whether nearly all lines are close and as full as those above: then each is a row. */
function areAllRows(gaps: readonly number[], rowGap: number, filled: readonly number[]): boolean {
  const close = gaps.flatMap((gap, place) => (gap < rowGap ? [place] : []))
  const alike = close.filter((place) => (filled[place + 1] as number) >= (filled[place] as number) * 0.7)
  return close.length > gaps.length * 0.75 && alike.length > close.length * 0.85
}

/** Without dates and with few cells: continues the line above. */
const isContinued = (line: Line, filled: number, columns: readonly Span[]): boolean =>
  !hasDate(line) && filled <= columns.length * 0.45
