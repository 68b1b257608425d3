import { findMonth } from './month-names.ts'

/** A date as far as it is given. */
export type DatePoint = { day?: number; month?: number; year?: number; part?: MonthPart }
export type MonthPart = 'early' | 'middle' | 'late'

const WORD = String.raw`[\p{L}\p{M}]{2,}[.॰]?`
/** A long word is tried once, not from each letter. */
const WORD_BEGINS = String.raw`(?<![\p{L}\p{M}])`
const ORDINAL = String.raw`(?:st|nd|rd|th|er|º|\.)?`
const OF = String.raw`(?:\s?(?:(?:of|de|del|di)(?=\s)|[-,/]))?\s?`

const ISO = /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/u
const NUMERIC = /(?<!\d)(\d{1,2})\s?[./-]\s?(\d{1,2})(?:\s?[./-]\s?(\d{4}|\d{2}))?(?!\d)/u
const MONTH_AND_YEAR = /(?<![\d./-])(\d{1,2})\s?[./-]\s?(\d{4})(?!\d)/u
const CHINESE = /(?:(\d{4})\s?年\s?)?(\d{1,2})\s?月(?:\s?(\d{1,2})\s?[日号])?/u
const DAY_FIRST = new RegExp(String.raw`(?<!\d)(\d{1,2})${ORDINAL}${OF}(${WORD})(?:${OF}(\d{4})(?!\d))?`, 'gu')
const MONTH_FIRST = new RegExp(
  String.raw`${WORD_BEGINS}(${WORD})\s(\d{1,2})(?:st|nd|rd|th)?(?!\d)(?:,?\s(\d{4})(?!\d))?`,
  'gu',
)
const MONTH_ONLY = new RegExp(String.raw`(${WORD})(?:${OF}(\d{4})(?!\d))?`, 'gu')

// biome-ignore format: one part, one row
const PARTS: readonly (readonly [pattern: RegExp, part: MonthPart])[] = [
  [/beginning|begin |start of|early|first half|first decade|начал|нача|перва|почат|перша|principios|inicios|primera|debut|anfang|inicio|comeco|awal|simula|أوائل|اوائل|بدايه|शुरुआत|上旬|初/u, 'early'],
  [/\bmid|middle|середин|mediados|mi-|mitte|meados|pertengahan|kalagitnaan|منتصف|मध्य|中旬/u, 'middle'],
  [/\bend|\blate\b|last week|second half|конец|конц|кінець|кінц|втора|друга|finales|fines de|\bfin\b|ende|fim|akhir|katapusan|نهايه|اواخر|अंत|下旬|底/u, 'late'],
]

/** Two-digit years are of this century. */
const toYear = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : text.length === 2 ? 2000 + Number(text) : Number(text)

const isDay = (day: number, month: number): boolean => month >= 1 && month <= 12 && day >= 1 && day <= 31

const point = (day: number | undefined, month: number | undefined, year: number | undefined): DatePoint => ({
  ...(day !== undefined && { day }),
  ...(month !== undefined && { month }),
  ...(year !== undefined && { year }),
})

/** Figures only: day first wherever possible, as is usual at sea. */
function readFigures(text: string): DatePoint | undefined {
  const iso = ISO.exec(text)
  if (iso && isDay(Number(iso[3]), Number(iso[2]))) return point(Number(iso[3]), Number(iso[2]), Number(iso[1]))
  const match = NUMERIC.exec(text)
  if (!match) return readMonthFigures(text)
  const [first, second, year] = [Number(match[1]), Number(match[2]), toYear(match[3])]
  if (isDay(first, second)) return point(first, second, year)
  return isDay(second, first) ? point(second, first, year) : undefined
}

function readMonthFigures(text: string): DatePoint | undefined {
  const match = MONTH_AND_YEAR.exec(text)
  return match && isDay(1, Number(match[1])) ? point(undefined, Number(match[1]), Number(match[2])) : undefined
}

function readNamed(text: string): DatePoint | undefined {
  const dayFirst = [...text.matchAll(DAY_FIRST)].map(([, day, month, year]) => ({ day, month, year }))
  const monthFirst = [...text.matchAll(MONTH_FIRST)].map(([, month, day, year]) => ({ day, month, year }))
  for (const { day, month: name, year } of [...dayFirst, ...monthFirst]) {
    const month = findMonth(name ?? '')
    if (month && isDay(Number(day), month)) return point(Number(day), month, toYear(year))
  }
  return undefined
}

function readMonth(text: string): DatePoint | undefined {
  for (const [, word = '', year] of text.matchAll(MONTH_ONLY)) {
    const month = findMonth(word)
    if (month) return { ...point(undefined, month, toYear(year)), ...findPart(text) }
  }
  return undefined
}

const findPart = (text: string): { part?: MonthPart } => {
  const part = PARTS.find(([pattern]) => pattern.test(text))?.[1]
  return part ? { part } : {}
}

function readChinese(text: string): DatePoint | undefined {
  const match = CHINESE.exec(text)
  if (!match || Number(match[2]) < 1 || Number(match[2]) > 12) return undefined
  const day = match[3] === undefined ? undefined : Number(match[3])
  return { ...point(day, Number(match[2]), toYear(match[1])), ...(day === undefined && findPart(text)) }
}

/** Returns the first date in a folded text, with or without day and year. */
export const readDatePoint = (text: string): DatePoint | undefined =>
  readChinese(text) ?? readNamed(text) ?? readFigures(text) ?? readMonth(text)
