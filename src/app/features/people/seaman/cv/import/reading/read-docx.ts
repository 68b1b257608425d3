import type { XmlElement } from '@rgrove/parse-xml'
import { boundRows, type Row } from '#src/domain/cv-import/rows.ts'
import { childrenOf, isText, readXml, settingOf } from './docx-xml.ts'
import { ImportFailure } from './import-failure.ts'
import { openZip } from './open-zip.ts'

const MAX_SPAN = 60
/** Content that is no text, or is duplicated. */
const SKIPPED = new Set(['w:del', 'w:instrText', 'w:delText', 'mc:Fallback', 'w:pPr', 'w:rPr', 'w:txbxContent'])

type Sink = { rows: Row[]; tables: number; isApart: boolean }

/** Returns the text of a paragraph with tabs and line breaks, without text boxes. */
function readText(node: XmlElement): string {
  if (SKIPPED.has(node.name)) return ''
  if (node.name === 'w:t')
    return node.children
      .filter(isText)
      .map(({ text }) => text)
      .join('')
  if (node.name === 'w:tab' || node.name === 'w:ptab') return '\t'
  if (node.name === 'w:br' || node.name === 'w:cr') return '\n'
  if (node.name === 'w:noBreakHyphen') return '-'
  return childrenOf(node).map(readText).join('')
}

function findBoxes(node: XmlElement): XmlElement[] {
  if (node.name === 'mc:Fallback') return []
  if (node.name === 'w:txbxContent') return [node]
  return childrenOf(node).flatMap(findBoxes)
}

const nextPlace = (sink: Sink) => ({ page: null, row: sink.rows.length + 1 })

function readParagraph(node: XmlElement, sink: Sink): void {
  const text = readText(node)
  if (text.trim() === '') sink.isApart = true
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const cells = line.split('\t').map((cell) => cell.trim())
    const isTable = cells.filter((cell) => cell !== '').length > 2
    const last = sink.rows.at(-1)
    const isSame = isTable && last?.cells.length === cells.length && last.table !== null && !sink.isApart
    if (isTable && !isSame) sink.tables += 1
    sink.rows.push({
      cells: isTable ? cells : cells.filter((cell) => cell !== ''),
      table: isTable ? sink.tables : null,
      place: nextPlace(sink),
      isApart: sink.isApart,
    })
    sink.isApart = false
  }
  for (const box of findBoxes(node)) readBlocks(box, sink)
}

/** Returns the lines of a cell, and its nested tables. */
function readCell(cell: XmlElement): { text: string; inner: XmlElement[] } {
  const inner: XmlElement[] = []
  const lines: string[] = []
  const walk = (node: XmlElement): void => {
    for (const child of childrenOf(node)) {
      if (child.name === 'w:p') lines.push(readText(child).replaceAll('\t', ' '))
      else if (child.name === 'w:tbl') inner.push(child)
      else if (!SKIPPED.has(child.name)) walk(child)
    }
  }
  walk(cell)
  return {
    text: lines
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join('\n'),
    inner,
  }
}

const listNamed = (node: XmlElement, name: string): XmlElement[] =>
  childrenOf(node).flatMap((child) =>
    child.name === name
      ? [child]
      : ['w:sdt', 'w:sdtContent', 'w:ins', 'w:customXml'].includes(child.name)
        ? listNamed(child, name)
        : [],
  )

const numberOf = (setting: XmlElement | undefined): number =>
  Math.min(MAX_SPAN, Math.max(0, Number(setting?.attributes['w:val'] ?? 0) || 0))

/** Cells of layout tables have more lines than cells of data tables. */
const LINES_OF_LAYOUT = 12

const countLines = (node: XmlElement): number =>
  childrenOf(node).reduce(
    (lines, child) => lines + (child.name === 'w:p' ? Number(readText(child).trim() !== '') : countLines(child)),
    0,
  )

/** Reads a layout row cell by cell; returns whether it was one. */
function readLayout(line: XmlElement, sink: Sink): boolean {
  const cells = listNamed(line, 'w:tc')
  if (cells.length > 3 || !cells.some((cell) => countLines(cell) > LINES_OF_LAYOUT)) return false
  for (const cell of cells) {
    sink.isApart = true
    readBlocks(cell, sink)
  }
  return true
}

function readTable(table: XmlElement, sink: Sink): void {
  sink.tables += 1
  const number = sink.tables
  const inner: XmlElement[] = []
  for (const line of listNamed(table, 'w:tr')) {
    if (readLayout(line, sink)) continue
    const cells: string[] = Array.from({ length: numberOf(settingOf(line, 'w:trPr', 'w:gridBefore')) }, () => '')
    for (const cell of listNamed(line, 'w:tc')) {
      const merged = settingOf(cell, 'w:tcPr', 'w:vMerge')
      const { text, inner: tables } = readCell(cell)
      inner.push(...tables)
      cells.push(merged && merged.attributes['w:val'] !== 'restart' ? '' : text)
      for (let more = numberOf(settingOf(cell, 'w:tcPr', 'w:gridSpan')); more > 1; more -= 1) cells.push('')
    }
    if (cells.some((cell) => cell !== ''))
      sink.rows.push({ cells, table: number, place: nextPlace(sink), isApart: false })
  }
  sink.isApart = true
  for (const one of inner) readTable(one, sink)
}

function readBlocks(node: XmlElement, sink: Sink): void {
  for (const child of childrenOf(node)) {
    if (child.name === 'w:p') readParagraph(child, sink)
    else if (child.name === 'w:tbl') readTable(child, sink)
    else if (!SKIPPED.has(child.name)) readBlocks(child, sink)
  }
}

const PARTS = /^word\/(?:document\d{0,2}|header\d{1,2})\.xml$/

/** Returns the rows of a Word document: headers, then text and tables by cell. */
export function readDocx(bytes: Uint8Array): Row[] {
  const parts = openZip(bytes, (name) => PARTS.test(name))
  const names = Object.keys(parts).sort(
    (one, other) => Number(other.includes('header')) - Number(one.includes('header')),
  )
  if (!names.some((name) => name.includes('document'))) throw new ImportFailure('unknown-type')
  const sink: Sink = { rows: [], tables: 0, isApart: true }
  try {
    for (const name of names) readBlocks(readXml(parts[name] as string), sink)
  } catch (error) {
    throw error instanceof ImportFailure ? error : new ImportFailure('broken')
  }
  return boundRows(sink.rows)
}
