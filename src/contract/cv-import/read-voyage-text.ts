import { clean } from './clean.ts'
import { findFlagCode } from './countries.ts'
import { type FoundDate, findDates } from './dates.ts'
import { type Gathered, gather } from './gather.ts'
import { findVoyageLabel } from './header.ts'
import { findSlug } from './match-name.ts'
import { splitLine } from './pairs.ts'
import { findPower, readEngine } from './read-engine.ts'
import { readTonnages } from './read-tonnages.ts'
import { type Ground, readShipName } from './read-value.ts'
import { putDate, putPeriod, readVoyageField, type VoyageGround } from './read-voyage.ts'
import { joinCells, type Row } from './rows.ts'

const UNTIL_NOW =
  /^\s?(?:[-–—]|to|till|until|по|до)?\s?(?:present|now|date|current|today|till now|наст|по наст|н\.?\s?в|тепер|досі|actualidad|presente|atual|sekarang|至今|heute|aujourd|الآن|वर्तमान|kasalukuyan)/iu

/** The dates of a contract in a line: two, or one until now. */
export function findPeriod(text: string, ground: Ground): { start: number; end: number } | undefined {
  const dates = findDates(text, ground.order)
  for (const [place, first] of dates.entries()) {
    const second: FoundDate | undefined = dates[place + 1]
    const isJoined = second && /^[\s\p{L}.–—:>→-]{0,14}$/u.test(text.slice(first.end, second.start))
    if (second && isJoined && first.value <= second.value) return { start: first.start, end: second.end }
    if (UNTIL_NOW.test(text.slice(first.end, first.end + 20))) return { start: first.start, end: first.end }
  }
  return undefined
}

const SEPARATORS = /\s?[|;•·\t\n]\s?|,\s|\s[–—-]\s|\s?[()]\s?|\s@\s|\s(?:on board|onboard|aboard|на судне)\s/u
const COMPANY =
  /(?<!\p{L})(?:ltd|limited|gmbh|llc|inc|corp|corporation|co|company|shipping|ship ?management|shipmanagement|maritime|marine|management|crewing|lines?|tankers|carriers|s\.?a|a\.?s|b\.?v|plc|pte|kg|group|navigation|navigazione|armadora|naviera|reederei|agency|offshore|cruises|ferries|services?|logistics|bulkers|chartering)\.?(?!\p{L})/iu
const SHIP =
  /^(?:m\s?[./]\s?[vt]|m[vt]|s\s?[./]?\s?s|т\s?\/\s?х|m\s?\/\s?y|km|kn|ahts|psv)[.\s]\s{0,3}["'«“]?\p{L}|^["«“]/iu
const FLAG = /(?<!\p{L})(?:flag|flagged|флаг|прапор|bandera|bandeira|pavillon|flagge|bendera)(?!\p{L})/iu

/** Reads one piece of a line as what it looks like; gives it back where it looks like nothing. */
function readPiece(piece: string, at: VoyageGround): string | undefined {
  const { voyage, ground } = at
  const take = (name: string, text = piece) => gather(voyage, ['experience', name], text, at)
  const [pair] = splitLine(piece, findVoyageLabel)
  if (pair) return void readVoyageField(pair.field, pair.value, at)
  if (/imo/i.test(piece) && take('fleetVesselImo')) return undefined
  if (FLAG.test(piece)) {
    const named = clean(piece.replace(FLAG, ' ').replace(/:/g, ' '))
    return findFlagCode(named, ground.terms.findCountry) ? void take('fleetVesselFlag', named) : piece
  }
  const before = Object.keys(voyage).length
  readTonnages(at, piece)
  const power = findPower(piece)
  if (power)
    for (const [name, value] of Object.entries(readEngine(piece))) if (name !== 'isPowerSure') take(name, String(value))
  if (Object.keys(voyage).length > before || power) return undefined
  if (SHIP.test(piece)) return take('fleetVesselName', readShipName(piece)) ? undefined : piece
  if (!voyage.position && findSlug('rank', piece, ground.terms) && take('position')) return undefined
  if (!voyage.fleetTypeAndVesselType && findSlug('vessel', piece, ground.terms) && take('fleetTypeAndVesselType'))
    return undefined
  if (COMPANY.test(piece)) return take('company') ? undefined : piece
  if (!voyage.fleetVesselFlag && findFlagCode(piece, ground.terms.findCountry) && take('fleetVesselFlag'))
    return undefined
  const engine = readEngine(piece)
  if (!engine.engineModel) return piece
  take('engineName', engine.engineName)
  take('engineModel', engine.engineModel)
  return undefined
}

/** What is left: the first is the ship where none is known, the next the company, both with a doubt. */
function readLeft(left: readonly string[], at: VoyageGround): void {
  const names = left.filter((piece) => /\p{L}{2}/u.test(piece) && piece.length <= 60)
  for (const name of ['fleetVesselName', 'company'] as const)
    if (!at.voyage[name]) {
      const next = names.shift()
      if (next)
        gather(at.voyage, ['experience', name], next, { ...at, isSure: false } as VoyageGround & { isSure: boolean })
    }
}

/** Reads the lines of one contract. */
export function readVoyageText(rows: readonly Row[], ground: Ground): Gathered {
  const voyage: Gathered = {}
  const left: string[] = []
  let last: VoyageGround | undefined
  for (const row of rows) {
    const at: VoyageGround = { voyage, row, ground }
    last ??= at
    const text = row.cells.join(' | ')
    const period = voyage.startDate ? undefined : findPeriod(text, ground)
    if (period) {
      const rest = text.slice(period.end)
      putPeriod(at, text.slice(period.start, period.end))
      if (!voyage.endDate && !UNTIL_NOW.test(rest.slice(0, 20))) putDate(at, 'endDate', rest)
    }
    const rest = period ? `${text.slice(0, period.start)} | ${text.slice(period.end).replace(UNTIL_NOW, ' | ')}` : text
    for (const piece of rest.split(SEPARATORS).map(clean)) {
      if (piece === '') continue
      const unread = readPiece(piece, at)
      if (unread) left.push(unread)
    }
  }
  if (last) readLeft(left, last)
  return voyage
}

/** The rows of a part without tables, contract by contract: each has one line with its dates. */
export function groupByPeriod(rows: readonly Row[], ground: Ground): Row[][] {
  const isPeriod = rows.map((row) => findPeriod(joinCells(row), ground) !== undefined)
  const first = isPeriod.indexOf(true)
  if (first < 0) return []
  const starts = isPeriod.flatMap((is, place) => (is ? [beginOf(rows, isPeriod, place, first)] : []))
  return starts.map((start, place) => rows.slice(start, starts[place + 1]))
}

/** Where the lines around a line with dates begin: at the last wider space above it, or as far above as with the first. */
function beginOf(rows: readonly Row[], isPeriod: readonly boolean[], place: number, lead: number): number {
  for (let at = place; at >= 0 && at > place - 4; at -= 1) {
    if (at < place && isPeriod[at]) break
    if (rows[at]?.isApart) return at
  }
  return Math.max(0, place - Math.min(lead, 3))
}
