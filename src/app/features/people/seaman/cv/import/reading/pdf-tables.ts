import { readHeading } from '#src/domain/cv-import/read-heading.ts'
import { findCaptionsEnd } from './pdf-captions.ts'
import { findColumns, isBetween } from './pdf-columns.ts'
import { joinWords, type Line, listSegments } from './pdf-lines.ts'

/** Lines from `start` to `end`: a table, boxes with labels, or a single line. */
type Run = { start: number; end: number; kind: 'table' | 'captions' | 'line' }

/** Returns the median. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0

/** Parts of a line, without a colon between label and value. */
const countParts = (line: Line): number =>
  listSegments(line).filter((words) => words.some(({ text }) => !/^[:：]$/u.test(text))).length

/** Returns runs of lines in columns: at least three, with continuation lines. */
function listRuns(lines: readonly Line[]): Run[] {
  const counts = lines.map(countParts)
  const isWide = counts.map((count) => count >= 3)
  const step = median(lines.slice(1).map(({ y }, place) => y - (lines[place] as Line).y))
  const runs: Run[] = []
  for (let at = 0; at < lines.length; ) {
    const captions = findCaptionsEnd(lines, at)
    if (captions !== undefined || !isWide[at]) {
      const end = captions ?? at + 1
      runs.push({ start: at, end, kind: captions === undefined ? 'line' : 'captions' })
      at = end
      continue
    }
    let end = at + 1
    for (let next = at + 1; next < lines.length; next += 1) {
      const gap = (lines[next] as Line).y - (lines[next - 1] as Line).y
      if (gap > Math.max(step, (lines[next] as Line).size) * 3.2) break
      if (findCaptionsEnd(lines, next) !== undefined) break
      if (gap > step * 1.25 && isWide[next] && isOther(lines[next] as Line, lines.slice(at, end))) break
      if (isWide[next]) end = next + 1
      else if (next - end >= 3 || isHeading(lines[next] as Line, lines[next - 1] as Line)) break
    }
    runs.push({ start: at, end, kind: end - at > 1 ? 'table' : 'line' })
    at = end
  }
  return runs
}

const listBegins = (line: Line): number[] => listSegments(line).map((words) => Math.min(...words.map(({ x0 }) => x0)))

/** Whether hardly any part of a line begins below a part above: with a gap, it is another table. */
function isOther(line: Line, above: readonly Line[]): boolean {
  const [own, others] = [listBegins(line), above.flatMap(listBegins)]
  const shared = own.filter((x) => others.some((other) => Math.abs(other - x) < line.size)).length
  return shared <= own.length / 3
}

/** Extends tables by adjacent lines within one of their columns: the rest of a heading or of the last row. */
function widenTables(runs: readonly Run[], lines: readonly Line[]): Run[] {
  const wide: Run[] = []
  for (let at = 0; at < runs.length; at += 1) {
    const run = { ...(runs[at] as Run) }
    if (run.kind === 'table') {
      const isPart = createCellTest(lines.slice(run.start, run.end))
      while (wide.at(-1)?.kind === 'line' && isPart(lines[run.start - 1] as Line, lines[run.start] as Line)) {
        wide.pop()
        run.start -= 1
      }
      while (runs[at + 1]?.kind === 'line' && isPart(lines[run.end] as Line, lines[run.end - 1] as Line)) {
        run.end += 1
        at += 1
      }
    }
    wide.push(run)
  }
  return wide
}

/** Whether a line is close to another one, with each part within one column except the first. */
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

/** A single line in larger type than its neighbours, or the name of a section. */
const isHeading = (line: Line, before: Line): boolean =>
  listSegments(line).length === 1 &&
  (line.size > before.size * 1.12 || readHeading({ ...ALONE, cells: [joinWords(line.words)] }) !== undefined)

const ALONE = { table: null, place: { page: null, row: 0 }, isApart: false }

/** Returns tables and single lines of a page, side or column. */
export const findTables = (lines: readonly Line[]): Run[] => widenTables(listRuns(lines), lines)
