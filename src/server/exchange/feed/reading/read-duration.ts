import { foldText } from '#src/domain/vocabulary/fold-text.ts'
import { toPlainFigures } from './read-number.ts'

/** Tenths of a month with a tolerance in whole months, and days if given in days or weeks; or days on and off of a rotation. */
export type Duration =
  | { tenths: number; plusMinus: number; days: number | null; on: null; off: null }
  | { tenths: null; plusMinus: null; days: null; on: number; off: number }
export type DurationReading = { duration: Duration } | { problem: 'duration-missing' | 'duration-unclear' }

type Unit = 'day' | 'week' | 'month' | 'year'

const NUMBER = String.raw`(\d{1,3}(?:[.,]\d)?)`
// biome-ignore format: one unit, one row
const UNIT_WORDS: Record<Unit, string> = {
  month: String.raw`m(?![\p{L}])|mos?(?!\p{L})|mths?|mon(?!\p{L})|months?'?|мес\p{L}*|міс\p{L}*|mois|mes(?:es)?(?!\p{L})|monat\p{L}*|bulan|buwan|شهر\p{L}*|اشهر|महीन\p{L}*\p{M}*|माह|个?月`,
  week: String.raw`w(?!\p{L})|wks?|weeks?'?|нед\p{L}*|тиж\p{L}*|semaines?|semanas?|wochen?|minggu|linggo|اسابيع|اسبوع\p{L}*|सप्ताह|हफ्त\p{L}*\p{M}*|个?星期|周`,
  day: String.raw`d(?!\p{L})|days?'?|дн\p{L}*|день|дней|jours?|dias?|tagen?|tage?|hari|araw|يوم\p{L}*|ايام|दिन|天|日`,
  year: String.raw`y(?!\p{L})|years?|год\p{L}*|лет|рік|років|ans?(?!\p{L})|anos?|jahre?|tahun|taon|سنه|साल|年`,
}
const UNIT = `(${Object.values(UNIT_WORDS).join('|')})`
const MORE_OR_LESS = String.raw`\s?\(?\s?(?:±|\+\s?\/?\s?-|-\s?\/?\s?\+|\+|плюс[ -]?минус|plus ?minus|mas o menos)\s?`

const pattern = (source: string): RegExp => new RegExp(source, 'u')

const ON_OFF = pattern(
  String.raw`(?<!\d)${NUMBER}\s?-?${UNIT}\s?(?:on|work|в море)?\s?[/x-]?\s?(?:on\s?[/-]?\s?off|off|equal)`,
)
const ON_THEN_OFF = pattern(
  String.raw`(?<!\d)${NUMBER}\s?-?${UNIT}\s(?:on(?: board)?|в море|on)[\s,/&-]{1,4}(?:and\s)?${NUMBER}\s?-?${UNIT}\s(?:off|дома|at home)`,
)
const SLASH = pattern(String.raw`(?<![\d/.])(\d{1,3})\s?\/\s?(\d{1,3})(?![\d/.])(?:\s?${UNIT})?`)
const WITH_TOLERANCE = pattern(String.raw`(?<!\d)${NUMBER}\s?${UNIT}?${MORE_OR_LESS}${NUMBER}\s?\)?\s?${UNIT}?`)
const RANGE = pattern(
  String.raw`(?<!\d)${NUMBER}\s?${UNIT}?\s?(?:-|to|до|bis|al?|ate|hingga|sampai|至|到)\s?${NUMBER}\s?-?${UNIT}`,
)
const PLAIN = pattern(String.raw`(?<!\d)${NUMBER}\s?-?${UNIT}`)

const UNITS = (Object.entries(UNIT_WORDS) as [Unit, string][]).map(
  ([unit, words]) => [unit, pattern(`^(?:${words})$`)] as const,
)
const findUnit = (word: string | undefined): Unit | undefined =>
  word === undefined ? undefined : UNITS.find(([, words]) => words.test(word))?.[0]

const DAYS: Record<Unit, number> = { day: 1, week: 7, month: 30, year: 365 }
const LONGEST_TENTHS = 240
const LONGEST_ROTATION = 370

const toNumber = (text: string | undefined): number => Number((text ?? '').replace(',', '.'))

/** Weeks and days of a tolerance or range, rounded to half months. */
function toTenths(value: number, unit: Unit): number {
  if (unit === 'month') return Math.round(value * 10)
  if (unit === 'year') return Math.round(value * 120)
  return Math.max(1, Math.round((value * DAYS[unit]) / 15.2)) * 5
}

function rotation(on: number, off: number): Duration | undefined {
  const fits = [on, off].every((days) => Number.isInteger(days) && days >= 1 && days <= LONGEST_ROTATION)
  return fits ? { tenths: null, plusMinus: null, days: null, on, off } : undefined
}

function contract(tenths: number, plusMinus: number, days: number | null = null): Duration | undefined {
  const fits = tenths >= 1 && tenths + plusMinus * 10 <= LONGEST_TENTHS && plusMinus * 10 <= tenths
  return fits ? { tenths, plusMinus, days, on: null, off: null } : undefined
}

/** "4 weeks on/off", "28/28", "6 weeks on, 4 weeks off". */
export function readRotation(text: string): Duration | undefined {
  const both = ON_THEN_OFF.exec(text)
  if (both) {
    const [on, off] = [findUnit(both[2]), findUnit(both[4])]
    if (on && off) return rotation(toNumber(both[1]) * DAYS[on], toNumber(both[3]) * DAYS[off])
  }
  const equal = ON_OFF.exec(text)
  const unit = findUnit(equal?.[2])
  if (equal && unit) return rotation(toNumber(equal[1]) * DAYS[unit], toNumber(equal[1]) * DAYS[unit])
  return undefined
}

/** Weeks up to a quarter, days beyond, unless the unit is given. */
function readSlash(text: string): Duration | undefined {
  const match = SLASH.exec(text)
  if (!match) return undefined
  const [on, off] = [Number(match[1]), Number(match[2])]
  const days = DAYS[findUnit(match[3]) ?? (Math.max(on, off) <= 13 ? 'week' : 'day')]
  return rotation(on * days, off * days)
}

/** "4+1" without a unit means months. */
function readTolerance(text: string): Duration | undefined {
  const match = WITH_TOLERANCE.exec(text)
  if (!match) return undefined
  const unit = findUnit(match[4]) ?? findUnit(match[2]) ?? 'month'
  return contract(
    toTenths(toNumber(match[1]), findUnit(match[2]) ?? unit),
    Math.round(toTenths(toNumber(match[3]), unit) / 10),
  )
}

/** The middle, with a tolerance that covers both ends if they are a month or more apart. */
function readRange(text: string): Duration | undefined {
  const match = RANGE.exec(text)
  const unit = findUnit(match?.[4])
  if (!match || !unit) return undefined
  const [low, high] = [toTenths(toNumber(match[1]), findUnit(match[2]) ?? unit), toTenths(toNumber(match[3]), unit)]
  return low < high
    ? contract(Math.round((low + high) / 2), high - low < 10 ? 0 : Math.ceil((high - low) / 20))
    : undefined
}

function readPlain(text: string): Duration | undefined {
  const match = PLAIN.exec(text)
  const unit = findUnit(match?.[2])
  if (!match || !unit) return undefined
  const value = toNumber(match[1])
  if (unit === 'month' || unit === 'year') return contract(toTenths(value, unit), 0)
  const days = Math.round(value * DAYS[unit])
  return contract(Math.max(1, Math.round(days / 3)), 0, days)
}

/** The first matching pattern decides: "2 +/- 5 months" is not five months. */
const READERS: readonly (readonly [shape: RegExp, read: (text: string) => Duration | undefined])[] = [
  [SLASH, readSlash],
  [WITH_TOLERANCE, readTolerance],
  [RANGE, readRange],
  [PLAIN, readPlain],
]

export const foldDuration = (source: string): string => foldText(toPlainFigures(source)).trim()

/** Reads the time on board: "4 m", "4 ± 1 months", "4+1", "3-4 months", "6 weeks", "28/28". */
export function readDuration(source: string): DurationReading {
  const text = foldDuration(source)
  if (text === '') return { problem: 'duration-missing' }
  const read = READERS.find(([shape]) => shape.test(text))?.[1]
  const duration = readRotation(text) ?? read?.(text)
  return duration ? { duration } : { problem: 'duration-unclear' }
}
