import { type Line, listSegments, type Word } from './pdf-lines.ts'

export type Span = { start: number; end: number }

/** The start of a word determines its column, because wrapped lines may reach over the next ones. */
const beginOf = ({ x0, x1, isBackwards }: Word): number => (isBackwards ? x1 - 1 : x0 + 1)

export const isBetween = (word: Word, { start, end }: Span): boolean => beginOf(word) >= start && beginOf(word) < end

/** One of so many lines may cross the gap between columns. */
const LINES_TO_CROSS = 14

const FULL = 0.7
const LEAST_FULL = 0.3

/** The lines with nearly the most parts, if there are enough: wrapped lines have other columns. */
function pickFull(lines: readonly Line[]): readonly Line[] {
  const counts = lines.map((line) => listSegments(line).length)
  const most = Math.max(...counts)
  const full = lines.filter((_, place) => (counts[place] as number) >= most * FULL)
  return full.length >= lines.length * LEAST_FULL && full.length > 2 ? full : lines
}

/** Returns the columns of lines: between gaps that (almost) no word crosses. */
export function findColumns(all: readonly Line[]): Span[] {
  const lines = pickFull(all)
  const words = lines.flatMap((line) => line.words)
  const left = Math.floor(Math.min(...words.map(({ x0 }) => x0)))
  const right = Math.ceil(Math.max(...words.map(({ x1 }) => x1)))
  const covered = new Uint16Array(Math.max(1, (right - left) * 2 + 2))
  for (const { words: inLine } of lines) {
    const bins = new Set<number>()
    for (const { x0, x1 } of inLine)
      for (let bin = Math.floor((x0 - left) * 2); bin <= Math.ceil((x1 - left) * 2) - 1; bin += 1) bins.add(bin)
    for (const bin of bins) if (bin >= 0 && bin < covered.length) covered[bin] = (covered[bin] as number) + 1
  }
  const allowed = Math.floor(lines.length / LINES_TO_CROSS)
  const size = words.map((word) => word.size).toSorted((one, other) => one - other)[words.length >> 1] as number
  const strips = listStrips(covered, allowed, size * 0.45 * 2).map(({ start, end }) => (start + end) / 4 + left)
  const edges = [Number.NEGATIVE_INFINITY, ...strips, Number.POSITIVE_INFINITY]
  return edges.slice(1).map((end, place) => ({ start: edges[place] as number, end }))
}

/** Returns runs of bins that few lines cover, wide enough, with words on both sides. */
function listStrips(covered: Uint16Array, allowed: number, least: number): Span[] {
  const strips: Span[] = []
  let start = -1
  for (let bin = 0; bin < covered.length; bin += 1) {
    const isFree = (covered[bin] as number) <= allowed
    if (isFree && start < 0) start = bin
    if (!isFree && start >= 0) {
      if (start > 0 && bin - start >= least) strips.push({ start, end: bin })
      start = -1
    }
  }
  return strips
}
