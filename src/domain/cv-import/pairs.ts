import { clean } from './clean.ts'
import type { LabelFinder } from './find-label.ts'
import type { Row } from './rows.ts'

/** A label and its value. */
export type Pair = { label: string; field: string; value: string }

const MARK = /[:：]/gu
const DASH = /\s[–—=-]\s|\.{3,}|_{3,}|…/u
const MAX_WORDS = 7

/** Returns the longest label at the end of a text, and its start. */
function findLabelAtEnd(text: string, find: LabelFinder): { field: string; start: number } | undefined {
  const words = [...text.slice(-90).matchAll(/\S+/g)]
  const shift = text.length - text.slice(-90).length
  for (const { index } of words.slice(-MAX_WORDS)) {
    const start = shift + index
    const field = find(text.slice(start))
    if (field) return { field, start }
  }
  return undefined
}

type Mark = { field: string; label: string; start: number; end: number }

function listMarks(text: string, find: LabelFinder): Mark[] {
  const marks: Mark[] = []
  for (const { index } of text.matchAll(MARK)) {
    const from = marks.at(-1)?.end ?? 0
    const found = findLabelAtEnd(text.slice(from, index), find)
    if (found) {
      const start = from + found.start
      marks.push({ field: found.field, label: text.slice(start, index), start, end: index + 1 })
    }
  }
  return marks
}

/** "Date of birth: 12.03.1985 Place of birth: Gdynia" and "Height – 182 cm". */
export function splitLine(text: string, find: LabelFinder): Pair[] {
  const marks = listMarks(text, find)
  if (marks.length === 0) {
    const dash = DASH.exec(text.slice(0, 200))
    const field = dash && find(text.slice(0, dash.index))
    return dash && field
      ? [{ label: clean(text.slice(0, dash.index)), field, value: clean(text.slice(dash.index + dash[0].length)) }]
      : []
  }
  return marks.map(({ field, label, end }, place) => ({
    label: clean(label),
    field,
    value: clean(text.slice(end, marks[place + 1]?.start)),
  }))
}

/** Whether a cell contains label and value, possibly in different scripts: "Судно: Levant Trader" is no bilingual label. */
function isPair(cell: string, find: LabelFinder): boolean {
  const pairs = splitLine(cell, find)
  return (
    pairs.length > 0 && pairs.every(({ value }) => value !== '' && find(value.replace(/^[/\s]{1,9}/, '')) === undefined)
  )
}

/** Returns the lines of a cell; one that begins with figures or lower case continues the previous. */
const joinLines = (cell: string): string[] => cell.split(/\n(?![\d\p{Ll}])/u).map((line) => line.replaceAll('\n', ' '))

/** Returns the labels of a row with their values: in neighbouring cells, or in one line. */
export function listPairs(row: Row, find: LabelFinder): Pair[] {
  const cells = row.cells.filter((cell) => !/^[\s:：]*$/.test(cell))
  const pairs: Pair[] = []
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at] as string
    const label = cell.replace(/[\s:：]{1,9}$/, '')
    const field = isPair(label, find) ? undefined : find(label)
    const next = cells[at + 1]
    const value = next?.replace(/^\s{0,9}[:：]/, '')
    if (
      field &&
      value !== undefined &&
      !find(value.replace(/[\s:：]{1,9}$/, '')) &&
      splitLine(value, find).length === 0
    ) {
      pairs.push({ label: clean(label), field, value: clean(value) })
      at += 1
    } else if (!field) for (const line of joinLines(cell)) pairs.push(...splitLine(line, find))
  }
  return pairs.filter(({ value }) => value !== '')
}

/** Returns labels by cell if a row has only labels; otherwise undefined. */
export function listLoneLabels(row: Row, find: LabelFinder): ReadonlyMap<number, string> | undefined {
  const labels = new Map<number, string>()
  for (const [place, cell] of row.cells.entries()) {
    if (cell.trim() === '') continue
    const field = find(cell.replace(/[\s:：]{1,9}$/, ''))
    if (!field) return undefined
    labels.set(place, field)
  }
  return labels.size > 0 ? labels : undefined
}
