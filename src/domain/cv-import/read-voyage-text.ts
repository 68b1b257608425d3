import { clean } from './clean.ts'
import { findFlagCode } from './countries.ts'
import { joinParagraphs } from './date-column.ts'
import { type FoundDate, findDates } from './dates.ts'
import { type Gathered, gather } from './gather.ts'
import { findVoyageLabel } from './header.ts'
import { findSlug } from './match-name.ts'
import { splitLine } from './pairs.ts'
import { findPower, readEngine } from './read-engine.ts'
import { readTonnages } from './read-tonnages.ts'
import { type Ground, readShipName } from './read-value.ts'
import { PARTIES, putDate, putPeriod, readVoyageField, type VoyageGround } from './read-voyage.ts'
import { joinCells, type Row } from './rows.ts'

const UNTIL_NOW =
  /^\s?(?:[-–—]|to|till|until|по|до)?\s?(?:present|now|date|current|today|till now|наст|по наст|н\.?\s?в|тепер|досі|actualidad|presente|atual|sekarang|至今|heute|aujourd|الآن|वर्तमान|kasalukuyan)/iu

/** Returns the dates of a contract in a line: two, or one until now. */
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

const CUED = new Set([
  'engine',
  'owner',
  'manager',
  'agency',
  'fleetVesselFlag',
  'signOnPort',
  'signOffPort',
  'reasonForLeaving',
])
const PORTS: Readonly<Record<string, string>> = { startDate: 'signOnPort', endDate: 'signOffPort' }

/** Reads a label without punctuation: "owner Jadran Tankers", "signed on Algeciras". */
function readCued(piece: string, at: VoyageGround): boolean {
  const words = piece.split(' ')
  for (let count = Math.min(3, words.length - 1); count > 0; count -= 1) {
    const label = findVoyageLabel(words.slice(0, count).join(' '))
    const rest = words
      .slice(count)
      .join(' ')
      .replace(/^(?:at|in|à|en|em|a|в|у)\s(?=\p{Lu})/u, '')
    const isPlace = label !== undefined && label in PORTS && /^\p{Lu}[^\d]{2,40}$/u.test(rest)
    const field = isPlace ? PORTS[label] : label
    if (!field || !CUED.has(field)) continue
    readVoyageField(field, rest, at)
    return at.voyage[field] !== undefined || field === 'engine'
  }
  return false
}

/** "of 62 m". */
const LENGTH = /\s(?:(?:de|of|von)\s)?\d{1,3}(?:[.,]\d{1,2})?\s?m(?![\p{L}\d])/iu
const SIZES = /\d[\d.,'’\s]*(?:dwt|grt|gt|teu|brt|t)?(?!\p{L})/giu

/** Finds the ship type at the end of a text: "Aframax crude oil tanker", "handymax bulk carriers". */
function findKind(text: string, at: VoyageGround): string | undefined {
  const words = text
    .replace(/(?<=^\p{Ll}.{0,80})(carrier|tanker|vessel|ship)s$/u, '$1')
    .split(' ')
    .slice(-6)
  for (let from = 0; from < words.length; from += 1) {
    const kind = words.slice(from).join(' ')
    if (findSlug('vessel', kind, at.ground.terms)) return kind
  }
  return undefined
}

/** Reads the ship type beside the size: "105,000 DWT Aframax crude oil tanker". */
function readTypeBeside(piece: string, at: VoyageGround): void {
  const words = clean(piece.slice(0, 120).replace(SIZES, ' '))
  const kind = words.length > 3 && !at.voyage.fleetTypeAndVesselType && findKind(words, at)
  if (kind) gather(at.voyage, ['experience', 'fleetTypeAndVesselType'], kind, at)
}

/** Reads one part of a line by its form; returns it if it has none. */
function readPiece(piece: string, at: VoyageGround): string | undefined {
  const { voyage, ground } = at
  const take = (name: string, text = piece) => gather(voyage, ['experience', name], text, at)
  const [pair] = splitLine(piece, findVoyageLabel)
  if (pair) return void readVoyageField(pair.field, pair.value, at)
  if (/imo/i.test(piece) && take('fleetVesselImo')) return undefined
  if (FLAG.test(piece)) {
    const named = clean(piece.replace(FLAG, ' ').replace(/:/g, ' '))
    return take('fleetVesselFlag', named) ? undefined : piece
  }
  if (readCued(piece, at)) return undefined
  if (/^dp[\s-]?[0-3]$/i.test(piece) && take('dpClass')) return undefined
  const before = Object.keys(voyage).length
  readTonnages(at, piece)
  const power = findPower(piece)
  if (power)
    for (const [name, value] of Object.entries(readEngine(piece))) if (name !== 'isPowerSure') take(name, String(value))
  if (Object.keys(voyage).length > before || power) return void (power || readTypeBeside(piece, at))
  if (SHIP.test(piece)) return take('fleetVesselName', readShipName(piece)) ? undefined : piece
  if (!voyage.position && findSlug('rank', piece, ground.terms) && take('position')) return undefined
  const kindless = piece.replace(LENGTH, '')
  // Generic ship types are in lower case.
  const kind = /^\p{Ll}/u.test(piece) ? findKind(piece, at) : findSlug('vessel', kindless, ground.terms) && kindless
  if (!voyage.fleetTypeAndVesselType && kind && take('fleetTypeAndVesselType', kind)) return undefined
  if (COMPANY.test(piece)) return take('company') ? undefined : piece
  if (addSeat(piece, at)) return undefined
  if (!voyage.fleetVesselFlag && findFlagCode(piece, ground.terms.findCountry) && take('fleetVesselFlag'))
    return undefined
  const engine = readEngine(piece)
  if (!engine.engineModel) return piece
  take('engineName', engine.engineName)
  take('engineModel', engine.engineModel)
  return undefined
}

/** Countries that are flags rather than company seats. */
const OPEN_REGISTERS = new Set(['PA', 'LR', 'MH', 'MT', 'BS', 'CY', 'AG', 'HK', 'SG', 'BM', 'VC', 'KY', 'GI', 'IM'])
const TOWN = /^\p{Lu}[\p{L}.'’-]{2,20}(?:\s\p{Lu}[\p{L}.'’-]{2,20}){0,2}$/u

/** Adds the town or country after a company to its name, uncertain. */
function addSeat(piece: string, { voyage, ground }: VoyageGround): boolean {
  const [name, found] = Object.entries(voyage).at(-1) ?? []
  if (!found || !name || !PARTIES.has(name)) return false
  const country = ground.terms.findCountry(piece)
  if (country ? OPEN_REGISTERS.has(country) : !TOWN.test(piece)) return false
  voyage[name] = { ...found, value: `${String(found.value)}, ${piece}`, isSure: false }
  return true
}

/** Reads the rest: first the ship if none is known, then the company, both uncertain. */
function readLeft(left: readonly string[], at: VoyageGround): void {
  const names = left.filter((piece) => /\p{L}{2}/u.test(piece) && piece.length <= 60)
  for (const name of ['fleetVesselName', 'company'] as const)
    if (!at.voyage[name]) {
      const next = names.shift()
      if (next)
        gather(at.voyage, ['experience', name], next, { ...at, isSure: false } as VoyageGround & { isSure: boolean })
    }
}

const FROM = /(?:^|(?<=\s))(?:from|du|de|desde|von|с|з|from:|since)\s{0,3}$/iu

/** Reads the lines of one contract. */
export function readVoyageText(rows: readonly Row[], ground: Ground): Gathered {
  const voyage: Gathered = {}
  const left: string[] = []
  let last: VoyageGround | undefined
  for (const row of joinParagraphs(rows)) {
    const at: VoyageGround = { voyage, row, ground }
    last ??= at
    const text = row.cells.join(' | ')
    const period = voyage.startDate ? undefined : findPeriod(text, ground)
    if (period) {
      const rest = text.slice(period.end)
      putPeriod(at, text.slice(period.start, period.end))
      if (!voyage.endDate && !UNTIL_NOW.test(rest.slice(0, 20))) putDate(at, 'endDate', rest)
    }
    const rest = period
      ? `${text.slice(0, period.start).replace(FROM, '')} | ${text.slice(period.end).replace(UNTIL_NOW, ' | ')}`
      : text
    for (const piece of rest.split(SEPARATORS).map(clean)) {
      if (piece === '') continue
      const unread = readPiece(piece, at)
      if (unread) left.push(unread)
    }
  }
  if (last) readLeft(left, last)
  return voyage
}

/** Groups rows without tables by contract: each has one line with dates. */
export function groupByPeriod(rows: readonly Row[], ground: Ground): Row[][] {
  const isPeriod = rows.map((row) => findPeriod(joinCells(row), ground) !== undefined)
  const first = isPeriod.indexOf(true)
  if (first < 0) return []
  const starts = isPeriod.flatMap((is, place) => (is ? [beginOf(rows, isPeriod, place, first)] : []))
  return starts.map((start, place) => rows.slice(start, starts[place + 1]))
}

/** Returns the start of the lines around a line with dates: the last wider gap above, or as far above as for the first. */
function beginOf(rows: readonly Row[], isPeriod: readonly boolean[], place: number, lead: number): number {
  for (let at = place; at >= 0 && at > place - 4; at -= 1) {
    if (at < place && isPeriod[at]) break
    if (rows[at]?.isApart) return at
  }
  return Math.max(0, place - Math.min(lead, 3))
}
