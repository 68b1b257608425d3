import { lastDay } from '#src/domain/sea-service/plain-days.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { foldText } from '#src/domain/vocabulary/fold-text.ts'
import { type DatePoint, type MonthPart, readDatePoint } from './date-point.ts'
import { toPlainFigures } from './read-number.ts'

/** Plain dates, both inclusive. */
export type JoiningWindow = { from: string; to: string }
export type JoiningProblem = 'joining-missing' | 'joining-unclear' | 'joining-passed' | 'joining-far'
export type JoiningReading = { window: JoiningWindow } | { problem: JoiningProblem }

/** UTC ms: time of reading, and of writing, to which dates without a year refer. */
export type ReadingTime = { now: number; published?: number | null }

const SOON_DAYS = 30
const WIDEST = 100 * DAY
const FARTHEST = 550 * DAY
/** A month that has just begun or passed is more likely this year's than the next one's. */
const LOOK_BACK = 45 * DAY

const SOON =
  /(?<!\p{L})(?:a\.?s\.?a\.?p|as soon as possible|immediate(?:ly)?|urgent(?:ly)?|prompt(?:ly)?|at once|now|ready to join|срочно|немедленно|сразу|как можно (?:скорее|быстрее)|ближаиш|терміново|неґаино|негаино|якнаишвидше|lo antes posible|inmediat[oa]|urgente|cuanto antes|des que possible|immediat|immediatement|des maintenant|sofort|ab sofort|schnellstmoglich|umgehend|o mais rapido possivel|imediat[oa]|assim que possivel|segera|secepatnya|agad|kaagad|sa lalong madaling)|فورا|فوري|في اقرب وقت|तुरंत|जल्द से जल्द|尽快|立即|马上/u
const WITHIN =
  /(?:within|in|через|в течение|протягом|dentro de|en|dans|in den nachsten|dalam|sa loob ng)\s(\d{1,2})(?:\s?-\s?(\d{1,2}))?\s?(day|week|дн|недел|тижн|dias?|semanas?|jours?|semaines?|tag|woche|hari|minggu|araw|linggo)/u
const WEEK = /^(?:week|недел|тижн|semana|semaine|woche|minggu|linggo)/u
const DAY_RANGE =
  /(?<![\d./-])(\d{1,2})(?:st|nd|rd|th|\.)?\s?(?:-|to|по|до|bis|al?|au|ate|hingga|sampai|s\/d)\s?(\d{1,2})(?=(?:st|nd|rd|th|\.)?\s?(?:of\s|de\s)?\p{L}{3}|\.\d{1,2}(?:\.|$|\s))/u
const PARTED =
  /\s(?:-|to|till|until|по|до|bis|a|al|au|ate|hingga|sampai|s\/d|hanggang|and|or)\s|\s?–\s?|(?<=\d{4}|\.\d{1,2}|\p{L})\s?-\s?(?=\d)|الي|至|到/u

const PARTS: Record<MonthPart, readonly [first: number, last: number]> = {
  early: [1, 10],
  middle: [10, 20],
  late: [20, 31],
}

const ISO_DATES = /(?<!\d)\d{4}-\d{1,2}-\d{1,2}(?!\d)/gu

type Span = { from: number; to: number }

/** Returns the days of a point with month and year, as UTC ms; undefined for an impossible date. */
function toSpan({ day, month, part }: DatePoint, year: number): Span | undefined {
  if (month === undefined) return undefined
  const end = lastDay(year, month)
  if (day !== undefined && day > end) return undefined
  const [first, last] = day !== undefined ? [day, day] : part ? PARTS[part] : [1, end]
  return { from: Date.UTC(year, month - 1, first), to: Date.UTC(year, month - 1, Math.min(last, end)) }
}

/** Without a year: the first occurrence from shortly before the text was written. */
function resolve(point: DatePoint, after: number): Span | undefined {
  if (point.year !== undefined) return toSpan(point, point.year)
  const year = new Date(after).getUTCFullYear()
  return [year, year + 1].map((next) => toSpan(point, next)).find((span) => span && span.to >= after)
}

/** "15–25 August": the first figure takes month and year from the second date. */
function readDayRange(text: string): [DatePoint, DatePoint] | undefined {
  const match = DAY_RANGE.exec(text)
  if (!match) return undefined
  const second = readDatePoint(text.slice(match.index + match[0].length - (match[2] ?? '').length))
  if (second?.month === undefined || second.day === undefined) return undefined
  return [{ ...second, day: Number(match[1]) }, second]
}

/** A single year at the end also applies to the beginning, unless it changes in between. */
function shareYear(start: DatePoint, { month = 12, year }: DatePoint): Pick<DatePoint, 'year'> {
  if (year === undefined) return {}
  return { year: (start.month ?? 1) > month ? year - 1 : year }
}

function readPoints(text: string): [DatePoint, DatePoint] | undefined {
  const days = readDayRange(text)
  if (days) return days
  const dates = text.match(ISO_DATES)
  const [first, second] = (dates ?? text.split(PARTED)).map(readDatePoint).filter((point) => point !== undefined)
  const start = first ?? readDatePoint(text)
  if (!start) return undefined
  const end = second ?? start
  return [{ ...shareYear(start, end), ...start }, end]
}

function readWithin(text: string, now: number): Span | undefined {
  const within = WITHIN.exec(text)
  if (!within) return undefined
  const unit = WEEK.test(within[3] ?? '') ? 7 * DAY : DAY
  return { from: now, to: now + Number(within[2] ?? within[1]) * unit }
}

const isSoon = (text: string): boolean => SOON.test(text) && !/\d/.test(text)

function readSpan(text: string, { now, published }: ReadingTime): Span | undefined {
  if (isSoon(text)) return { from: now, to: now + SOON_DAYS * DAY }
  const points = readPoints(text)
  if (points) {
    const after = (published ?? now) - LOOK_BACK
    const from = resolve(points[0], after)
    const to = from && resolve(points[1], points[1].year === undefined ? from.from : after)
    return from && to && { from: from.from, to: to.to }
  }
  return readWithin(text, now)
}

/** Reads the joining time: a day, a window, a month or a part of it, "as soon as possible". */
export function readJoining(source: string, time: ReadingTime): JoiningReading {
  const text = foldText(toPlainFigures(source)).trim()
  if (text === '') return { problem: 'joining-missing' }
  const span = readSpan(text, time)
  if (!span || span.to < span.from || span.to - span.from > WIDEST) return { problem: 'joining-unclear' }
  if (toPlainDate(span.to) < toPlainDate(time.now)) return { problem: 'joining-passed' }
  if (span.from > time.now + FARTHEST) return { problem: 'joining-far' }
  return { window: { from: toPlainDate(span.from), to: toPlainDate(span.to) } }
}
