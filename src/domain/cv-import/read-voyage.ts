import { toPlainDate } from '../time.ts'
import { clean, isNothing } from './clean.ts'
import { findFlagCode } from './countries.ts'
import { findDates } from './dates.ts'
import { type Gathered, gather, put, sourceOf } from './gather.ts'
import { findSlug } from './match-name.ts'
import { findNumbers, toKilowatts } from './numbers.ts'
import { findPortCode } from './ports.ts'
import { findPower, readEngine, readUnknownEngine } from './read-engine.ts'
import { readTonnages } from './read-tonnages.ts'
import { type Ground, readDate } from './read-value.ts'
import type { Row } from './rows.ts'

export type VoyageGround = { voyage: Gathered; row: Row; ground: Ground }

const LIST = 'experience'

/** Sets a date given as a month: the first day for the beginning, the last for the end; always uncertain. */
export function putDate({ voyage, row, ground }: VoyageGround, name: 'startDate' | 'endDate', text: string): void {
  const [found] = findDates(text, ground.order)
  const read = readDate(text, ground)
  if (!found || !read) return
  const [year, month] = found.value.split('-').map(Number) as [number, number]
  const isLast = name === 'endDate' && found.precision === 'month'
  const value = isLast ? toPlainDate(Date.UTC(year, month, 0)) : read.value
  put(voyage, name, { value, isSure: read.isSure, source: sourceOf(row) })
  putPort({ voyage, row, ground }, name === 'endDate' ? 'signOffPort' : 'signOnPort', text.slice(found.end))
}

const BEHIND_DAY = /^ ?([(,\n]?)\s?([^()\d\n]{2,40})\)?\s?$/u

/** Reads the port after a date: certain if listed; otherwise only in brackets. */
function putPort(at: VoyageGround, name: 'signOnPort' | 'signOffPort', behind: string): void {
  const [, mark, port] = BEHIND_DAY.exec(behind) ?? []
  if (port && (mark || findPortCode(port)))
    gather(at.voyage, [LIST, name], port, { ...at, isSure: findPortCode(port) !== undefined })
}

/** Reads both dates of a text; a single one is the beginning. */
export function putPeriod(at: VoyageGround, text: string): void {
  const [first, second] = findDates(text, at.ground.order)
  if (first) putDate(at, 'startDate', text.slice(first.start, first.end))
  if (second) putDate(at, 'endDate', text.slice(second.start, second.end))
}

function putEngine({ voyage, row }: VoyageGround, text: string): void {
  const { isPowerSure = true, ...engine } = readEngine(text)
  const unknown = engine.engineModel ? undefined : readUnknownEngine(engine.engineName ?? '')
  if (unknown) delete engine.engineName
  for (const [name, value] of Object.entries({ ...unknown, ...engine })) {
    const isSure = !(unknown && name in unknown) && (name !== 'enginePower' || isPowerSure)
    put(voyage, name, { value, isSure, source: sourceOf(row) })
  }
}

/** "2 x 1,920": several engines of equal power. */
const SEVERAL = /^\s{0,3}(\d{1,2})\s?[x×*]\s?(?=\d)/u

function putPower({ voyage, row }: VoyageGround, text: string, isHorses: boolean): void {
  const power = findPower(text)
  const several = SEVERAL.exec(text)
  const [number, ...others] = findNumbers(several ? text.slice(several[0].length) : text)
  if (power) put(voyage, 'enginePower', { value: power.power, isSure: power.isSure, source: sourceOf(row) })
  else if (number && others.length === 0)
    put(voyage, 'enginePower', {
      value: (isHorses ? toKilowatts(number.value) : Math.round(number.value)) * Number(several?.[1] ?? 1),
      isSure: !isHorses && !several,
      source: sourceOf(row),
    })
}

const IMO = /(?<!\p{L})imo(?:\s?(?:no|nr|number|№))?[\s.:#№]{0,4}(\d{7})(?!\d)/iu

/** Reads a ship's name, with number or type in brackets. */
function putShip(at: VoyageGround, text: string): void {
  const imo = IMO.exec(text.slice(0, 200))
  if (imo) gather(at.voyage, [LIST, 'fleetVesselImo'], imo[1] as string, at)
  const rest = imo ? `${text.slice(0, imo.index)} ${text.slice(imo.index + imo[0].length)}` : text
  const kind = /^([^,()]{2,80})[\s(),]{2,9}([^,()]{2,60})$/.exec(rest)
  if (kind && findSlug('vessel', kind[2] as string, at.ground.terms)) {
    gather(at.voyage, [LIST, 'fleetTypeAndVesselType'], kind[2] as string, at)
    return void gather(at.voyage, [LIST, 'fleetVesselName'], kind[1] as string, at)
  }
  const brackets = /^([^()]{2,80})\(([^()]{2,60})\)\s{0,9}$/.exec(rest)
  const type = brackets && findSlug('vessel', brackets[2] as string, at.ground.terms)
  if (brackets && type) gather(at.voyage, [LIST, 'fleetTypeAndVesselType'], brackets[2] as string, at)
  const name = brackets && type ? (brackets[1] as string) : rest.replace(/[(,/\s]{1,5}[)]?\s{0,3}$/, '')
  gather(at.voyage, [LIST, 'fleetVesselName'], name, at)
}

/** The size of a ship with its unit. */
const SIZE = /\s?\d[\d.,'’ ]{0,9}\s?(?:teu|dwt|grt|gt|brt|ums)(?!\p{L})/iu

/** Reads a ship type, with the size beside it. */
function putType(at: VoyageGround, text: string): void {
  readTonnages(at, text)
  gather(at.voyage, [LIST, 'fleetTypeAndVesselType'], text.replace(SIZE, ' '), at)
}

type Reader = (at: VoyageGround, text: string) => void

const READERS: Readonly<Record<string, Reader>> = {
  period: putPeriod,
  startDate: (at, text) =>
    findDates(text, at.ground.order).length > 1 ? putPeriod(at, text) : putDate(at, 'startDate', text),
  endDate: (at, text) => putDate(at, 'endDate', text),
  engine: putEngine,
  enginePower: (at, text) => putPower(at, text, false),
  horsePower: (at, text) => putPower(at, text, true),
  fleetVesselName: putShip,
  fleetTypeAndVesselType: putType,
  grossTonnage: (at, text) => readTonnages(at, text, 'grossTonnage'),
  deadweight: (at, text) => readTonnages(at, text, 'deadweight'),
  none: () => {},
}

/** Fields in which line breaks are significant. */
const KEEPS_LINES = new Set(['fleetTypeAndVesselType', 'startDate', 'endDate'])

export const PARTIES = new Set(['company', 'owner', 'manager', 'agency'])
const AGENCY = /^(?:crew|crewing|agency|agent|manning|крюинг|крюїнг|agencia|agência)\s?[:：]\s?/iu

/** Reads a cell as a field of a contract. */
export function readVoyageField(field: string, text: string, at: VoyageGround): void {
  if (isNothing(text) || (PARTIES.has(field) && /^\s{0,3}direct\s{0,3}$/i.test(text))) return
  const agency = PARTIES.has(field) && AGENCY.exec(text)
  if (agency) return void gather(at.voyage, [LIST, 'agency'], text.slice(agency[0].length), at)
  const reader = READERS[field]
  if (reader) reader(at, KEEPS_LINES.has(field) ? text : clean(text))
  else gather(at.voyage, [LIST, field], text, at)
}

/** Separators of values in one cell, clearest first. */
const SEPARATORS = [/\n/u, /\s[/|;]\s/u, /\s?[/|;,]\s?/u, /\n|\s?[/|;]\s?|,\s|\s[–—-]\s|\(|\)/u]

const SUFFIX = /^(?:b\.?v|a\.?s|s\.?a|ltd|llc|inc|gmbh|srl|co|corp|n\.?v|plc|a\/s|s\.?p\.?a)\.?$/i

/** A company name that continues in the next line. */
const joinSuffix = ([first = '', second = '']: readonly string[]): string =>
  SUFFIX.test(second.trim()) ? `${first} ${second}` : first

function splitCell(text: string, count: number, isFirstAlone: boolean): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (isFirstAlone && lines.length > 1) return [joinSuffix(lines), lines.at(-1) as string]
  if (lines.length > count && count > 1) return [lines.slice(0, 1 - count).join('\n'), ...lines.slice(1 - count)]
  const ways = SEPARATORS.map((separator) => text.split(separator).filter((part) => part.trim() !== ''))
  return ways.find((parts) => parts.length === count) ?? (ways.at(-1) as string[])
}

function readParts(fields: readonly string[], parts: readonly string[], at: VoyageGround): void {
  for (const [place, field] of fields.entries()) readVoyageField(field, parts[place] as string, at)
}

const SHIP_FIELDS = new Set([
  'fleetVesselName',
  'fleetTypeAndVesselType',
  'fleetVesselFlag',
  'fleetVesselImo',
  'grossTonnage',
  'deadweight',
])

/** Reads lines about a ship: the name, then each by its form. */
function readShipLines([name = '', ...lines]: readonly string[], at: VoyageGround): void {
  const { terms } = at.ground
  readVoyageField('fleetVesselName', name, at)
  for (const line of lines) {
    const kind = clean(line.replace(SIZE, ' '))
    if (/^\s?\d{7}\s?$/.test(line)) gather(at.voyage, [LIST, 'fleetVesselImo'], line, at)
    else if (IMO.test(line)) gather(at.voyage, [LIST, 'fleetVesselImo'], IMO.exec(line)?.[1] ?? '', at)
    else if (!at.voyage.fleetTypeAndVesselType && kind && findSlug('vessel', kind, terms)) putType(at, line)
    else if (findFlagCode(line, terms.findCountry)) gather(at.voyage, [LIST, 'fleetVesselFlag'], line, at)
    else {
      readTonnages(at, line)
      if (kind.length > 1)
        gather(
          at.voyage,
          [LIST, at.voyage.fleetTypeAndVesselType ? 'fleetVesselFlag' : 'fleetTypeAndVesselType'],
          kind,
          { ...at, isSure: false },
        )
    }
  }
}

/** Reads a cell with several values in the order of its heading. */
export function readVoyageCell(fields: readonly string[], text: string, at: VoyageGround) {
  const [only, ...others] = fields
  if (only === undefined || isNothing(text)) return
  if (others.length === 0) return readVoyageField(only, text, at)
  if (fields.every((field) => PARTIES.has(field)) && !text.includes('\n')) return readVoyageField('company', text, at)
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length > 1 && only === 'fleetVesselName' && fields.every((field) => SHIP_FIELDS.has(field)))
    return readShipLines(lines, at)
  if (lines.length === fields.length - 1 && fields.includes('engine') && fields.includes('enginePower'))
    return readParts(
      fields.filter((field) => field !== 'enginePower'),
      lines,
      at,
    )
  const parts = splitCell(text, fields.length, fields.at(-1) === 'none')
  if (parts.length === fields.length) return readParts(fields, parts, at)
  if (fields.includes('startDate') && fields.includes('endDate')) putPeriod(at, text)
  const dates = fields.every((field) => field === 'startDate' || field === 'endDate')
  if (dates) return
  readVoyageField(only, parts[0] ?? text, at)
  for (const [place, field] of others.entries()) {
    const part = parts[place + 1]
    if (part !== undefined && fields.length >= parts.length) readVoyageField(field, part, at)
  }
}

/** A contract needs dates, and a ship or a rank. */
export const isVoyage = (voyage: Gathered): boolean =>
  Boolean(
    (voyage.startDate || voyage.endDate) &&
      (voyage.fleetVesselName || voyage.position || voyage.company || voyage.fleetTypeAndVesselType),
  )
