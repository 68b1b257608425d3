import { createLabelFinder, type LabelFinder } from './find-label.ts'
import { PAPER_LABELS } from './labels/paper.ts'
import type { Section } from './labels/section.ts'
import { VOYAGE_LABELS } from './labels/voyage.ts'
import type { Row } from './rows.ts'

export type TableKind = 'voyages' | 'papers'

/** Columns of a table: the fields of each, several if a cell contains several values. */
export type Header = {
  kind: TableKind
  columns: readonly (readonly string[])[] /** Rows of the header. */
  height: number /** Columns of the second row, if an entry has two rows. */
  second?: Header['columns']
}

export const findVoyageLabel = createLabelFinder(VOYAGE_LABELS)
/** Returns the fields of a label, separated by `+`: "GT / DWT". */
export const findVoyageLabels = (text: string): string | undefined => {
  const whole = findVoyageLabel(text)
  if (whole || !text.includes('/') || text.length > 60) return whole
  const parts = text.split('/').map((part) => findVoyageLabel(part.trim()))
  return parts.length === 2 && parts.every(Boolean) ? parts.join('+') : undefined
}
export const findPaperLabel = createLabelFinder(PAPER_LABELS)

const PARTS = /[/\n,;&|()（）、]|\s(?:and|и|та|y|e|et|und|dan|at|और|و)\s/u

/** Returns the fields of one heading. */
function readHead(text: string, find: LabelFinder): string[] {
  const flat = text.replace(/\s+/g, ' ').trim()
  const lines = text.split('\n')
  const whole = lines.every((line) => countParts(line, find) < 2) ? find(flat) : undefined
  if (whole) return [whole]
  if (flat.length > 90) return []
  const fields = lines.flatMap((line) => readHeadLine(line, find))
  const told = [...new Set(fields.filter((field) => field !== 'none'))]
  if (told.length === 1 && lines.some((line) => hasMore(line, find))) return [...told, 'none']
  const named = told.includes('startDate') && told.includes('endDate') ? told.filter((one) => one !== 'period') : told
  // The maker precedes the power in either language, and the type beside them is the engine's.
  return named.includes('engine') && named.includes('enginePower')
    ? [...named.filter((one) => !BESIDE_ENGINE.has(one)), 'enginePower']
    : named
}

const BESIDE_ENGINE = new Set(['enginePower', 'fleetTypeAndVesselType'])

/** The slash of "M/E" separates no words. */
const SHORT = /(?<!\p{L})(\p{L})\/(?=\p{L}(?!\p{L}))/gu

const listParts = (line: string, find: LabelFinder): string[] =>
  line
    .replace(SHORT, '$1\u2044')
    .split(PARTS)
    .map((part) => find(part.replaceAll('\u2044', '/').trim()))
    .filter((field): field is string => field !== undefined && field !== 'none')

/** The second part of "Company / Project" is known too and not needed. */
const hasMore = (line: string, find: LabelFinder): boolean =>
  line.split(/\s\/\s/).length === 2 && listParts(line, find).length === 1 && !find(line.trim())

const countParts = (line: string, find: LabelFinder): number => new Set(listParts(line, find)).size

/** Returns the fields of a heading line: several if each part is one, "Owner / Manager", otherwise the one it names. */
function readHeadLine(line: string, find: LabelFinder): string[] {
  const parts = listParts(line, find)
  const whole = find(line.trim())
  const isWider = new Set(parts).size > 1 && (whole === undefined || whole === 'period' || parts.includes(whole))
  return whole && !isWider ? [whole] : parts
}

const countNamed = (columns: Header['columns']): number =>
  new Set(columns.flat().filter((field) => field !== 'none')).size

const countKnown = (columns: Header['columns']): number => columns.filter((fields) => fields.length > 0).length
const countCells = ({ cells }: Row): number => cells.filter((cell) => cell.trim() !== '').length

const readHeads = ({ cells }: Row, find: LabelFinder): string[][] =>
  nameLonePorts(dropCount(cells.map((cell) => readHead(cell, find))), cells)

const LONE_PORT = /^\s?(?:port|place|порт|puerto|porto|pelabuhan|hafen|港口|ميناء)\s?$/iu

/** A column "Port" beside a date is where the person signed on or off. */
const nameLonePorts = (columns: string[][], cells: readonly string[]): string[][] =>
  columns.map((fields, place) => {
    const before = columns[place - 1]?.join('+')
    if (!LONE_PORT.test(cells[place] ?? '')) return fields
    return before === 'startDate' ? ['signOnPort'] : before === 'endDate' ? ['signOffPort'] : fields
  })

/** Of two number columns the first only counts rows. */
function dropCount(columns: string[][]): string[][] {
  const [first, ...others] = columns
  const isCount = first?.length === 1 && first[0] === 'number' && others.some((fields) => fields.includes('number'))
  return isCount ? [[], ...others] : columns
}

const NEEDED: Readonly<Record<TableKind, readonly string[]>> = {
  voyages: ['startDate', 'period', 'fleetVesselName', 'endDate', 'fleetTypeAndVesselType'],
  papers: ['number', 'issuedDate', 'validDate', 'validity'],
}
const LEAST: Readonly<Record<TableKind, number>> = { voyages: 3, papers: 2 }

const isHeader = (kind: TableKind, columns: Header['columns'], row: Row): boolean =>
  countNamed(columns) >= LEAST[kind] &&
  countKnown(columns) >= countCells(row) * 0.6 &&
  columns.flat().some((field) => NEEDED[kind].includes(field))

/** Joins two heading rows: "Vessel" over "Name", "Period" over "From" and "To". */
function joinHeads(above: Row, below: Row, find: LabelFinder): string[][] {
  let over = ''
  return Array.from({ length: Math.max(above.cells.length, below.cells.length) }, (_, place) => {
    const [top = '', sub = ''] = [above.cells[place]?.trim(), below.cells[place]?.trim()]
    if (top !== '') over = top
    if (sub === '') return readHead(top, find)
    const joined = find(`${over} ${sub}`.replace(/\s+/g, ' '))
    const own = readHead(sub, find)
    return joined ? [joined] : own.length > 0 ? own : readHead(top, find)
  })
}

/** Headings over two columns, and the fields below: "Period" over "From" and "To". */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  period: ['startDate', 'endDate', 'signOnPort', 'signOffPort'],
  engine: ['engineName', 'engineModel', 'engineBuilder', 'enginePower', 'horsePower'],
  fleetVesselName: ['fleetTypeAndVesselType', 'fleetVesselFlag', 'fleetVesselImo', 'grossTonnage', 'deadweight'],
  company: ['owner', 'manager', 'agency'],
  validity: ['issuedDate', 'validDate'],
  name: ['number', 'issuedDate', 'validDate', 'issuedBy'],
  number: ['issuedDate', 'validDate', 'issuedBy'],
  none: [],
}

const isOver = (above: readonly string[], below: readonly string[]): boolean =>
  above.length === 0 ||
  above.every((one) => one === 'none' || below.every((other) => one === other || BELOW[one]?.includes(other)))

/** Whether each entry has two rows: both heading rows name fields in the same columns. */
const isStacked = (above: Header['columns'], below: Header['columns']): boolean =>
  above.filter((fields, place) => {
    const under = below[place] ?? []
    return under.length > 0 && fields.length > 0 && !isOver(fields, under)
  }).length >= 2

function readKind(kind: TableKind, row: Row, next: Row | undefined): Header | undefined {
  const find = kind === 'voyages' ? findVoyageLabel : findPaperLabel
  const columns = readHeads(row, find)
  const below = next && next.table === row.table ? readHeads(next, find) : []
  const isNextHead = next !== undefined && countKnown(below) >= 2 && countKnown(below) >= countCells(next) * 0.6
  if (isNextHead && isHeader(kind, columns, row) && isStacked(columns, below))
    return { kind, columns, height: 2, second: below }
  // A row with figures is a row of values before a heading.
  if (isNextHead && !row.cells.some((cell) => /\d{2}/.test(cell))) {
    const joined = dropCount(joinHeads(row, next, find))
    if (isHeader(kind, joined, row) && countNamed(joined) >= countNamed(columns))
      return { kind, columns: joined, height: 2 }
  }
  return isHeader(kind, columns, row) ? { kind, columns, height: 1 } : undefined
}

const SECTION_KINDS: Readonly<Partial<Record<Section, TableKind>>> = {
  voyages: 'voyages',
  papers: 'papers',
  certificates: 'papers',
  visas: 'papers',
  medical: 'papers',
}

/** Returns the heading that begins with a row; if its words fit both kinds, the section decides. */
export function readHeader(row: Row, next: Row | undefined, section: Section | undefined): Header | undefined {
  if (row.cells.length < 2) return undefined
  const voyages = readKind('voyages', row, next)
  const papers = readKind('papers', row, next)
  if (!voyages || !papers) return voyages ?? papers
  const [one, other] = [countNamed(voyages.columns), countNamed(papers.columns)]
  if (one === other) return section && SECTION_KINDS[section] === 'voyages' ? voyages : papers
  return one > other ? voyages : papers
}
