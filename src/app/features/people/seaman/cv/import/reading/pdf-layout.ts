import type { Row } from '#src/domain/cv-import/rows.ts'
import { readCaptions } from './pdf-captions.ts'
import { findColumns, isBetween, type Span } from './pdf-columns.ts'
import { joinWords, type Line, listLines, listSegments, type Word } from './pdf-lines.ts'
import { groupLines } from './pdf-rows.ts'
import { findTables, median } from './pdf-tables.ts'

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

function putBoxes(lines: readonly Line[], out: Out, page: number): void {
  const cells = readCaptions(lines, (words) => joinWords(words))
  out.rows.push({ cells, table: null, place: { page, row: out.rows.length + 1 }, isApart: false })
}

/** Splits a page into side-by-side parts, such as a narrow column of contacts beside the text. */
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

/** A gap that no word crosses, at least a fifth of the page from its edges. */
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

/** Returns the rows of a page. `tables`: number of previous tables. */
export function layOutPage(words: readonly Word[], page: number, tables: number): Out {
  const out: Out = { rows: [], tables }
  for (const side of splitSides(words)) {
    const lines = listLines(side)
    const step = median(lines.slice(1).map(({ y }, place) => y - (lines[place] as Line).y))
    for (const { start, end, kind } of findTables(lines)) {
      const [first, before] = [lines[start] as Line, lines[start - 1]]
      if (kind === 'table') putTable(lines.slice(start, end), out, page)
      else if (kind === 'captions') putBoxes(lines.slice(start, end), out, page)
      else putLine(first, out, page, !before || first.y - before.y > Math.max(step * 1.4, first.size * 1.7))
    }
  }
  return out
}
