import { isNothing } from './clean.ts'
import type { Gathered } from './gather.ts'
import { findPaperLabel, findVoyageLabel, readHeader } from './header.ts'
import type { Section } from './labels/section.ts'
import { listLoneLabels, listPairs } from './pairs.ts'
import { readBeginning } from './read-beginning.ts'
import { readPaperCard, readShipHeading, readVoyageCard } from './read-cards.ts'
import { readChatNames } from './read-chats.ts'
import { readHeading } from './read-heading.ts'
import { readKinLine } from './read-kin.ts'
import { isPaper, readPaperText } from './read-paper.ts'
import { readPaperLines } from './read-paper-lines.ts'
import { findPersonLabel, readFact } from './read-person.ts'
import { readSentences } from './read-sentences.ts'
import { readTable } from './read-table.ts'
import type { Ground } from './read-value.ts'
import { isVoyage } from './read-voyage.ts'
import { findPeriod, groupByPeriod, readVoyageText } from './read-voyage-text.ts'
import { filledCells, joinCells, type Row } from './rows.ts'
import type { Gathering, State } from './state.ts'

const PAPER_PARTS = new Set<Section>(['papers', 'certificates', 'visas', 'medical'])

/** Reads a line that begins with the name of a paper. */
function readPaperLine(row: Row, state: State): boolean {
  const text = joinCells(row).replaceAll(' | ', ', ')
  const isHere = state.section !== undefined && PAPER_PARTS.has(state.section)
  if (!/\d{2}/.test(text) || (!isHere && row.table === null && !/^\P{N}{4,60}[:：–-]/u.test(text))) return false
  const paper = readPaperText(row, text, state)
  const isKnown =
    paper.name !== undefined &&
    state.ground.terms.findPaper(String(filledCells(row)[0]).split(/[:：,]/, 1)[0] as string) !== undefined
  if (!isPaper(paper) || (!isKnown && !paper.number && !paper.validDate)) return false
  if (!isHere && !(isKnown && (paper.number || paper.validDate))) return false
  state.papers.push(isKnown ? paper : doubt(paper))
  return true
}

const doubt = (fields: Gathered): Gathered =>
  Object.fromEntries(Object.entries(fields).map(([name, found]) => [name, { ...found, isSure: false }]))

/** Reads labels in one row with values in the next. */
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
  let section = state.isKinAbove ? 'kin' : state.section
  for (const { field, label, value } of pairs) {
    readFact(field, label, value, { ...state, row, section })
    // The phone number beside the next of kin is theirs.
    if (field === 'kin.kinName' && row.table !== null) section = 'kin'
  }
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

/** Reads one row outside tables; returns the number of consumed rows. */
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
    const lines = readPaperLines(rows, at, state)
    if (lines > 0) return lines
    const isOfCard = state.card !== undefined && listPairs(row, findPaperLabel).length > 0
    if ((isOfCard && readPaperCard(row, state)) || readPaperLine(row, state) || readPaperCard(row, state)) return 1
  }
  if (readPerson(row, state)) return 1
  if (state.section === 'kin' && row.table === null && readKinLine({ ...state, row })) return 1
  if (readBelow(row, rows[at + 1], state)) return 2
  if (readPaperLine(row, state)) return 1
  if (!state.section || state.section === 'person' || state.section === 'contact') readSentences({ ...state, row })
  if (state.section === undefined && findPeriod(joinCells(row), state.ground)) state.loose.push(row)
  return 1
}

/** Reads a document once, from the top. */
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
