import { isBetween, type Span } from './pdf-columns.ts'
import type { Line } from './pdf-lines.ts'

const DATE = /\d[\d./\p{L} -]{3,14}\d/u

/** The step between lines of one cell, where rows stand wider apart than that; undefined where all steps are alike. */
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

const hasDate = ({ words }: Line): boolean => words.some(({ text }) => DATE.test(text))

/** Lines of a table as rows: lines of one cell stand closer together, or continue a row that has its dates already. */
export function groupLines(lines: readonly Line[], columns: readonly Span[]): Line[][] {
  const gaps = lines.slice(1).map(({ y }, place) => y - (lines[place] as Line).y)
  const rowGap = findRowGap(gaps)
  const filled = lines.map((line) => countFilled(line, columns))
  const full = filled.filter((count) => count >= columns.length * 0.6).length
  // Where nearly every line fills nearly every column, each is a row.
  const isPlain = rowGap === undefined || full >= lines.length * 0.85
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

/** Without dates and with few cells filled: the end of what the line above began. */
const isContinued = (line: Line, filled: number, columns: readonly Span[]): boolean =>
  !hasDate(line) && filled <= columns.length * 0.45
