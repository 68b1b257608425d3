import { cutText, normalizeName } from '#src/domain/text/text.ts'
import { foldText } from '#src/domain/vocabulary/fold-text.ts'
import { PORTS } from '#src/domain/vocabulary/ports.ts'
import type { VacancyFacts } from '#src/server/work/vacancy/vacancy-row.ts'
import { findRegister } from './country-words.ts'
import type { FieldName } from './field-labels.ts'
import { readAreas } from './read-areas.ts'
import { listAmounts, toPlainFigures } from './read-number.ts'
import { hasContact } from './remove-contacts.ts'

export type VesselFacts = Pick<
  VacancyFacts,
  | 'vessel_name'
  | 'size_value'
  | 'size_unit'
  | 'dwt'
  | 'gt'
  | 'built'
  | 'flag'
  | 'engine'
  | 'dp_class'
  | 'trading_areas'
  | 'trading_area'
  | 'port_name'
  | 'port_country'
>

const MAX_NAME = 60
const DP = /\bdp[ -]?([123])\b/i
const SIZES: readonly (readonly [unit: 'TEU' | 'BHP', pattern: RegExp])[] = [
  ['TEU', /(\d[\d ,.]{1,8}\d)\s?teu\b/i],
  ['BHP', /(\d[\d ,.]{1,8}\d)\s?bhp\b/i],
]
const ports = new Map(PORTS.map((port) => [foldText(port.name), port]))

/** A single number: a range describes a fleet, not a ship. */
function readOne(text: string | undefined, least: number, most: number): number | null {
  const amounts = listAmounts(toPlainFigures(text ?? ''))
  const [{ value } = { value: 0 }] = amounts
  return amounts.length === 1 && Number.isInteger(value) && value >= least && value <= most ? value : null
}

/** Returns a short free text on one line, without contacts. */
function readWords(text: string | undefined): string | null {
  const words = cutText(normalizeName(text ?? ''), MAX_NAME).trim()
  return words === '' || hasContact(words) ? null : words
}

function readSize(lines: readonly string[]) {
  for (const [unit, pattern] of SIZES) {
    const value = lines.map((line) => readOne(pattern.exec(line)?.[1], 100, 500_000)).find((found) => found !== null)
    if (value) return { size_value: value, size_unit: unit }
  }
  return { size_value: null, size_unit: null }
}

function chooseSize(dwt: number | null, gt: number | null, lines: readonly string[]) {
  if (dwt !== null) return { size_value: dwt, size_unit: 'DWT' as const }
  return gt !== null ? { size_value: gt, size_unit: 'GT' as const } : readSize(lines)
}

function readPort(text: string | undefined) {
  const name =
    foldText(text ?? '')
      .split(/[,(/]/)[0]
      ?.trim() ?? ''
  const port = ports.get(name)
  return { port_name: port?.name ?? null, port_country: port?.country ?? null }
}

/** Vocabulary values are stored as such; other text is kept. */
function readTrade(text: string | undefined) {
  const words = readWords(text)
  const areas = words && readAreas(words)
  return areas
    ? { trading_areas: JSON.stringify(areas), trading_area: null }
    : { trading_areas: null, trading_area: words }
}

/** Returns the data about the ship and its trade. */
export function readVessel(
  fields: Partial<Record<FieldName, string>>,
  lines: readonly string[],
  year: number,
): VesselFacts {
  const dwt = readOne(fields.dwt, 100, 600_000)
  const gt = readOne(fields.gt, 50, 300_000)
  const dp = lines.map((line) => DP.exec(line)?.[1]).find(Boolean)
  return {
    vessel_name: readWords(fields.vesselName?.replace(/^\s*(?:m\/?[vty]|s\/?s)\b\.?\s*/i, '')),
    ...chooseSize(dwt, gt, lines),
    dwt,
    gt,
    built: readOne(fields.built, 1950, year + 3),
    flag: fields.flag === undefined ? null : (findRegister(fields.flag) ?? null),
    engine: readWords(fields.engine),
    dp_class: dp ? Number(dp) : null,
    ...readTrade(fields.area),
    ...readPort(fields.port),
  }
}
