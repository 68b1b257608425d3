import { isNothing } from './clean.ts'
import type { Gathered } from './gather.ts'
import { findPaperLabel, findVoyageLabel, findVoyageLabels, type Header, readHeader } from './header.ts'
import type { Section } from './labels/section.ts'
import { listLoneLabels, listPairs } from './pairs.ts'
import { readBeginning } from './read-beginning.ts'
import { readChatNames } from './read-chats.ts'
import { readHeading } from './read-heading.ts'
import type { WholeName } from './read-names.ts'
import { isPaper, type PaperGround, putPaperName, readPaperCell, readPaperField, readPaperText } from './read-paper.ts'
import { findPersonLabel, type Person, readFact } from './read-person.ts'
import { readSentences } from './read-sentences.ts'
import { type Ground, isShipName } from './read-value.ts'
import { isVoyage, readVoyageCell, readVoyageField } from './read-voyage.ts'
import { findPeriod, groupByPeriod, readVoyageText } from './read-voyage-text.ts'
import { joinCells, type Row, toldCells } from './rows.ts'

export type Gathering = { person: Person; names: WholeName[]; voyages: Gathered[]; papers: Gathered[] }

type State = Gathering & {
  ground: Ground
  section: Section | undefined
  card: Gathered | undefined
  loose: Row[]
  isKinAbove: boolean
}

const isTotal = (row: Row): boolean =>
  /^(?:total|итого|всього|разом|totale?s?|合计|总计|إجمالي|المجموع|कुल|gesamt|jumlah|suma)(?!\p{L})/iu.test(
    toldCells(row)[0] ?? '',
  )

/** Reads the rows below a header; gives how many rows are done. */
function readTable(rows: readonly Row[], at: number, header: Header, state: State): number {
  const { kind, columns, height, second } = header
  const step = second ? 2 : 1
  let next = at + height
  for (; next < rows.length; next += step) {
    const row = rows[next] as Row
    if (row.table !== rows[at]?.table || readHeading(row)) break
    const again = readHeader(row, rows[next + 1], state.section)
    if (again) {
      if (again.kind === kind && JSON.stringify(again.columns) === JSON.stringify(columns)) {
        next += again.height - step
        continue
      }
      break
    }
    if (isTotal(row)) continue
    const entry: Gathered = {}
    const below = second && rows[next + 1]
    const isPair = below !== undefined && below.table === row.table
    readCells(kind, columns, isPair && second ? addBelow(row, below, second) : row, entry, state)
    if (isPair && second) readCells(kind, second, below, entry, state)
    keep(kind, entry, state)
  }
  return next
}

/** What the lower row says in columns that its head leaves out belongs to the cells above. */
const addBelow = (row: Row, below: Row, second: Header['columns']): Row => ({
  ...row,
  cells: row.cells.map((cell, place) => {
    const under = below.cells[place] ?? ''
    return second[place]?.length || under === '' ? cell : `${cell}\n${under}`
  }),
})

function readCells(
  kind: Header['kind'],
  columns: Header['columns'],
  row: Row,
  entry: Gathered,
  { ground, section }: State,
): void {
  for (const [place, fields] of columns.entries()) {
    const text = row.cells[place] ?? ''
    if (kind === 'voyages') readVoyageCell(fields, text, { voyage: entry, row, ground })
    else readPaperCell(fields, text, { paper: entry, row, ground, section })
  }
}

function keep(kind: Header['kind'], entry: Gathered, state: State): void {
  if (kind === 'voyages' && isVoyage(entry)) state.voyages.push(entry)
  if (kind === 'papers' && isPaper(entry)) state.papers.push(entry)
}

function beginCard(list: Gathered[], state: State): Gathered {
  const card: Gathered = {}
  state.card = card
  list.push(card)
  return card
}

/** Contracts that are told as labels and values, one below the other: a label that comes again begins the next. */
function readVoyageCard(row: Row, state: State): boolean {
  const pairs = listPairs(row, findVoyageLabels)
  if (pairs.length === 0) return false
  for (const { field: named, value } of pairs) {
    const [field = '', ...others] = named.split('+')
    const names =
      field === 'period'
        ? ['startDate']
        : field === 'engine'
          ? ['engineName']
          : field === 'horsePower'
            ? ['enginePower']
            : [field]
    const isNext = !state.card || names.some((name) => state.card?.[name])
    const voyage = isNext ? beginCard(state.voyages, state) : (state.card as Gathered)
    readVoyageCell([field, ...others], value, { voyage, row, ground: state.ground })
  }
  return true
}

const COUNT = /^\s?[(#№]{0,2}\d{1,2}[.)]{0,2}\s{1,3}/u

/** A ship that stands above the labels of its contract. */
function readShipHeading(row: Row, next: Row | undefined, state: State): boolean {
  const [only = '', ...others] = toldCells(row)
  const name = only.replace(COUNT, '')
  if (others.length > 0 || !isShipName(name) || !next || listPairs(next, findVoyageLabel).length === 0) return false
  readVoyageField('fleetVesselName', name, { voyage: beginCard(state.voyages, state), row, ground: state.ground })
  return true
}

function readPaperCard(row: Row, state: State): boolean {
  const { ground, section } = state
  const at = (paper: Gathered): PaperGround => ({ paper, row, ground, section })
  const pairs = listPairs(row, findPaperLabel)
  const heading = toldCells(row)
  if (pairs.length === 0) {
    const [only, ...others] = heading
    const name = only?.replace(/[\s:：]{1,9}$/, '')
    if (!name || others.length > 0 || !ground.terms.findPaper(name)) return false
    putPaperName(name, at(beginCard(state.papers, state)))
    return true
  }
  if (pairs.length > 0 && !state.card && pairs[0]?.field !== 'name') return false
  for (const { field, value } of pairs) {
    const isNext = field === 'name' || !state.card || state.card[field]
    readPaperField(field, value, at(isNext ? beginCard(state.papers, state) : (state.card as Gathered)))
  }
  return true
}

const PAPER_PARTS = new Set<Section>(['papers', 'certificates', 'visas', 'medical'])

/** A line that begins with the name of a paper and tells of it. */
function readPaperLine(row: Row, state: State): boolean {
  const text = joinCells(row).replaceAll(' | ', ', ')
  const isHere = state.section !== undefined && PAPER_PARTS.has(state.section)
  if (!/\d{2}/.test(text) || (!isHere && row.table === null && !/^\P{N}{4,60}[:：–-]/u.test(text))) return false
  const paper = readPaperText(row, text, state)
  const isKnown =
    paper.name !== undefined &&
    state.ground.terms.findPaper(String(toldCells(row)[0]).split(/[:：,]/, 1)[0] as string) !== undefined
  if (!isPaper(paper) || (!isKnown && !paper.number && !paper.validDate)) return false
  if (!isHere && !(isKnown && (paper.number || paper.validDate))) return false
  state.papers.push(isKnown ? paper : doubt(paper))
  return true
}

const doubt = (fields: Gathered): Gathered =>
  Object.fromEntries(Object.entries(fields).map(([name, found]) => [name, { ...found, isSure: false }]))

/** Labels in one row and their values in the next. */
function readBelow(row: Row, next: Row | undefined, state: State): boolean {
  const labels = listLoneLabels(row, findPersonLabel)
  if (
    !labels ||
    !next ||
    next.cells.length < row.cells.length ||
    listLoneLabels(next, findPersonLabel) ||
    readHeading(next)
  )
    return false
  if (labels.size === 1 && (row.cells.length > 1 || /[:：]/.test(joinCells(next)))) return false
  for (const [place, field] of labels) {
    const value = next.cells[place] ?? ''
    if (!isNothing(value)) readFact(field, row.cells[place] ?? '', value, { ...state, row: next })
  }
  return true
}

function readPerson(row: Row, state: State): boolean {
  const pairs = listPairs(row, findPersonLabel)
  const section = state.isKinAbove ? 'kin' : state.section
  for (const { field, label, value } of pairs) readFact(field, label, value, { ...state, row, section })
  state.isKinAbove = pairs.some(({ field }) => field === 'kin.kinName') && !state.person.kin.kinContact
  if (state.section !== 'kin') readChatNames({ ...state, row })
  return pairs.length > 0
}

function readVoyageLines(state: State): void {
  for (const rows of groupByPeriod(state.loose, state.ground)) {
    const voyage = readVoyageText(rows, state.ground)
    if (isVoyage(voyage)) state.voyages.push(voyage)
  }
  state.loose = []
}

/** Reads one row that is in no table; gives how many rows are done. */
function readLoose(rows: readonly Row[], at: number, state: State): number {
  const row = rows[at] as Row
  if (state.section === 'voyages') {
    const isPeriod = findPeriod(joinCells(row), state.ground) !== undefined
    const isTold = state.loose.some((one) => findPeriod(joinCells(one), state.ground))
    if (!isTold && (!isPeriod || listPairs(row, findVoyageLabel).length > 1))
      if (readShipHeading(row, rows[at + 1], state) || readVoyageCard(row, state)) return 1
    state.loose.push(row)
    return 1
  }
  if (state.section && PAPER_PARTS.has(state.section)) {
    const isOfCard = state.card !== undefined && listPairs(row, findPaperLabel).length > 0
    if ((isOfCard && readPaperCard(row, state)) || readPaperLine(row, state) || readPaperCard(row, state)) return 1
  }
  if (readPerson(row, state)) return 1
  if (readBelow(row, rows[at + 1], state)) return 2
  if (readPaperLine(row, state)) return 1
  if (!state.section || state.section === 'person' || state.section === 'contact') readSentences({ ...state, row })
  if (state.section === undefined && findPeriod(joinCells(row), state.ground)) state.loose.push(row)
  return 1
}

/** Goes through a document once, from the top. */
export function readRows(rows: readonly Row[], ground: Ground): Gathering {
  const state: State = {
    person: { profileData: {}, contact: {}, biometric: {}, kin: {} },
    names: [],
    voyages: [],
    papers: [],
    ground,
    section: undefined,
    card: undefined,
    loose: [],
    isKinAbove: false,
  }
  for (let at = 0; at < rows.length; ) {
    const row = rows[at] as Row
    const heading = readHeading(row)
    if (heading) {
      readVoyageLines(state)
      state.section = heading
      state.card = undefined
      at += 1
      continue
    }
    const header = readHeader(row, rows[at + 1], state.section)
    if (header) state.card = undefined
    at = header ? readTable(rows, at, header, state) : at + readLoose(rows, at, state)
  }
  readVoyageLines(state)
  readBeginning(rows, state)
  return { ...state, voyages: state.voyages.filter(isVoyage), papers: state.papers.filter(isPaper) }
}
