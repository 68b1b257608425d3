import type { Row } from '#src/contract/cv-import/rows.ts'
import { findColumns, isBetween, type Span } from './pdf-columns.ts'
import { groupLines } from './pdf-rows.ts'

/** Words that stand together, in points from the upper left corner of the page; `y` is their base line. */
export type Word = { text: string; x0: number; x1: number; y: number; size: number; isBackwards: boolean }

/** Words on one base line. */
export type Line = { words: Word[]; y: number; size: number }

/** A heading set with space between its letters: "C O N TA C T". */
const SPACED = /^\p{Lu}{1,3}(?: \p{Lu}{1,3}){3,24}$/u

const joinWords = (words: readonly Word[], isBackwards: boolean): string => {
  const ordered = words.toSorted((one, other) => (isBackwards ? other.x0 - one.x0 : one.x0 - other.x0))
  let text = ''
  for (const [place, word] of ordered.entries()) {
    const before = ordered[place - 1]
    const gap = before ? (isBackwards ? before.x0 - word.x1 : word.x0 - before.x1) : 0
    text += (before && gap > word.size * 0.1 ? ' ' : '') + word.text
  }
  return SPACED.test(text) ? text.replaceAll(' ', '') : text
}

/** Words line by line, from the top. */
export function listLines(words: readonly Word[]): Line[] {
  const lines: Line[] = []
  for (const word of words.toSorted((one, other) => one.y - other.y)) {
    const last = lines.at(-1)
    if (last && Math.abs(word.y - last.y) < Math.min(word.size, last.size) * 0.35) last.words.push(word)
    else lines.push({ words: [word], y: word.y, size: word.size })
  }
  return lines
}

/** Words of a line that stand closer than columns do. */
export function listSegments({ words }: Line): Word[][] {
  const segments: Word[][] = []
  for (const word of words.toSorted((one, other) => one.x0 - other.x0)) {
    const last = segments.at(-1)
    const end = last ? Math.max(...last.map(({ x1 }) => x1)) : 0
    if (last && word.x0 - end < word.size * 0.9) last.push(word)
    else segments.push([word])
  }
  return segments
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0

/** Runs of lines that stand in columns: three at least, with lines between that continue a cell. */
function listRuns(lines: readonly Line[]): Run[] {
  const counts = lines.map((line) => listSegments(line).length)
  const isWide = counts.map((count) => count >= 3)
  const step = median(lines.slice(1).map(({ y }, place) => y - (lines[place] as Line).y))
  const runs: Run[] = []
  for (let at = 0; at < lines.length; ) {
    if (!isWide[at]) {
      runs.push({ start: at, end: at + 1, isTable: false })
      at += 1
      continue
    }
    let end = at + 1
    for (let next = at + 1; next < lines.length; next += 1) {
      const gap = (lines[next] as Line).y - (lines[next - 1] as Line).y
      if (gap > Math.max(step, (lines[next] as Line).size) * 3.2) break
      if (isWide[next]) end = next + 1
      else if (next - end >= 3 || isHeading(lines[next] as Line, lines[next - 1] as Line)) break
    }
    runs.push({ start: at, end, isTable: end - at > 1 })
    at = end
  }
  return runs
}

type Run = { start: number; end: number; isTable: boolean }

/** Tables with the lines right above and below them that stand in one of their columns: the rest of a head, or of the last row. */
function widenTables(runs: readonly Run[], lines: readonly Line[]): Run[] {
  const wide: Run[] = []
  for (let at = 0; at < runs.length; at += 1) {
    const run = { ...(runs[at] as Run) }
    if (run.isTable) {
      const isPart = createCellTest(lines.slice(run.start, run.end))
      while (wide.at(-1)?.isTable === false && isPart(lines[run.start - 1] as Line, lines[run.start] as Line)) {
        wide.pop()
        run.start -= 1
      }
      while (runs[at + 1]?.isTable === false && isPart(lines[run.end] as Line, lines[run.end - 1] as Line)) {
        run.end += 1
        at += 1
      }
    }
    wide.push(run)
  }
  return wide
}

/** Whether a line stands close to another one, each of its parts within one column that is not the first. */
function createCellTest(lines: readonly Line[]): (line: Line, beside: Line) => boolean {
  const columns = findColumns(lines)
  const extents = columns.slice(1).map((column) => {
    const inside = lines.flatMap(({ words }) => words).filter((word) => isBetween(word, column))
    return { start: Math.min(...inside.map(({ x0 }) => x0)), end: Math.max(...inside.map(({ x1 }) => x1)) }
  })
  return (line, beside) =>
    columns.length >= 3 &&
    Math.abs(line.y - beside.y) < line.size * 1.7 &&
    Math.abs(line.size - beside.size) < line.size * 0.2 &&
    listSegments(line).every((words) => {
      const [x0, x1] = [Math.min(...words.map((word) => word.x0)), Math.max(...words.map((word) => word.x1))]
      return extents.some(({ start, end }) => x0 >= start - line.size && x1 <= end + line.size)
    })
}

/** A line of its own, larger than those around it. */
const isHeading = (line: Line, before: Line): boolean =>
  listSegments(line).length === 1 && line.size > before.size * 1.12

type Out = { rows: Row[]; tables: number }

function putLine(line: Line, out: Out, page: number, isApart: boolean): void {
  const isBackwards = line.words.filter((word) => word.isBackwards).length * 2 > line.words.length
  const segments = listSegments(line).map((words) => joinWords(words, isBackwards))
  out.rows.push({
    cells: isBackwards ? segments.reverse() : segments,
    table: null,
    place: { page, row: out.rows.length + 1 },
    isApart,
  })
}

function putTable(lines: readonly Line[], out: Out, page: number): void {
  const columns = findColumns(lines)
  const words = lines.flatMap((line) => line.words)
  const isBackwards = words.filter((word) => word.isBackwards).length * 2 > words.length
  out.tables += 1
  for (const group of groupLines(lines, columns)) {
    const cells = columns.map((column) =>
      group
        .map(({ words: all }) =>
          joinWords(
            all.filter((word) => isBetween(word, column)),
            isBackwards,
          ),
        )
        .filter((text) => text !== '')
        .join('\n'),
    )
    out.rows.push({
      cells: isBackwards ? cells.reverse() : cells,
      table: out.tables,
      place: { page, row: out.rows.length + 1 },
      isApart: false,
    })
  }
}

/** Parts of a page that stand side by side, each with lines of its own, as a narrow column of contacts beside the text. */
function splitSides(words: readonly Word[]): Word[][] {
  const lines = listLines(words)
  if (lines.length < 12) return [[...words]]
  const [left, right] = [Math.min(...words.map(({ x0 }) => x0)), Math.max(...words.map(({ x1 }) => x1))]
  const gap = findGutter(words, left, right)
  if (!gap) return [[...words]]
  const sides = [words.filter(({ x1 }) => x1 <= gap.end), words.filter(({ x0 }) => x0 >= gap.start)]
  const [one, other] = sides.map(listLines) as [Line[], Line[]]
  const few = one.length < other.length ? one : other
  const many = few === one ? other : one
  const aligned = few.filter(({ y, size }) => many.some((line) => Math.abs(line.y - y) < size * 0.12)).length
  return few.length >= 5 && aligned < few.length * 0.6 ? (sides as Word[][]) : [[...words]]
}

/** A strip that no word crosses, a fifth of the page from its edges. */
function findGutter(words: readonly Word[], left: number, right: number): Span | undefined {
  const width = right - left
  const spans = words.toSorted((one, other) => one.x0 - other.x0)
  let end = left
  let best: Span | undefined
  for (const { x0, x1 } of spans) {
    if (
      x0 - end > 8 &&
      x0 > left + width * 0.18 &&
      end < left + width * 0.75 &&
      (!best || x0 - end > best.end - best.start)
    )
      best = { start: end, end: x0 }
    end = Math.max(end, x1)
  }
  return best
}

/** A page as rows. `tables`: how many there are before it. */
export function layOutPage(words: readonly Word[], page: number, tables: number): Out {
  const out: Out = { rows: [], tables }
  for (const side of splitSides(words)) {
    const lines = listLines(side)
    const step = median(lines.slice(1).map(({ y }, place) => y - (lines[place] as Line).y))
    for (const { start, end, isTable } of widenTables(listRuns(lines), lines)) {
      const [first, before] = [lines[start] as Line, lines[start - 1]]
      if (isTable) putTable(lines.slice(start, end), out, page)
      else putLine(first, out, page, !before || first.y - before.y > Math.max(step * 1.4, first.size * 1.7))
    }
  }
  return out
}
