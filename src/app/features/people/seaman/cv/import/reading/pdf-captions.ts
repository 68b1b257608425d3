import { type Line, listSegments, type Word } from './pdf-lines.ts'

/** Largest size of a small-print label relative to its value. */
const SMALL = 0.8
/** A second line of a value may be smaller than the first. */
const SMALL_BESIDE_MORE = 0.92
/** Largest distance of lines in a box, in font sizes of the value. */
const NEAR = 2.2

const beginOf = (words: readonly Word[]): number => Math.min(...words.map(({ x0 }) => x0))
const sizeOf = (words: readonly Word[]): number => Math.max(...words.map(({ size }) => size))

const isNear = (line: Line, above: Line): boolean => line.y - above.y < Math.max(line.size, above.size) * NEAR

/** Whether each part of a line begins below a label. */
const isBelow = (line: Line, begins: readonly number[]): boolean =>
  listSegments(line).every((words) => begins.some((x) => Math.abs(beginOf(words) - x) < sizeOf(words)))

/** Returns the end of a row of boxes that begins with a line of small-print labels above their values; undefined otherwise. */
export function findCaptionsEnd(lines: readonly Line[], at: number): number | undefined {
  const labels = lines[at] as Line
  const parts = listSegments(labels)
  if (parts.length < 2) return undefined
  const begins = parts.map(beginOf)
  let end = at + 1
  for (; end < lines.length; end += 1) {
    const line = lines[end] as Line
    const isFirst = end === at + 1
    if (sizeOf(labels.words) > sizeOf(line.words) * (isFirst ? SMALL : SMALL_BESIDE_MORE)) break
    if (!isNear(line, lines[end - 1] as Line) || !isBelow(line, begins)) break
  }
  return end > at + 1 ? end : undefined
}

/** Returns the boxes of such a row, each as label and lines. */
export function readCaptions([labels, ...values]: readonly Line[], join: (words: readonly Word[]) => string): string[] {
  const parts = listSegments(labels as Line)
  return parts.map((words, place) => {
    const [from, to] = [
      beginOf(words),
      parts[place + 1] ? beginOf(parts[place + 1] as Word[]) : Number.POSITIVE_INFINITY,
    ]
    const inside = values.map((line) =>
      join(line.words.filter(({ x0, size }) => x0 > from - size && x0 < to - size * 0.2)),
    )
    return `${join(words).replace(/[\s:]{1,9}$/, '')}: ${inside.filter((text) => text !== '').join(' ')}`
  })
}
