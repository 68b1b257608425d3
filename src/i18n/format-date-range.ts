import { toPlainDate } from '#src/domain/time.ts'
import { agreeOnDate } from './agreed-names.ts'
import { isolate } from './isolate.ts'
import { utcTime } from './plain-date.ts'
import { normaliseSpaces } from './spaces.ts'

type Parts = readonly Intl.DateTimeRangeFormatPart[]

const OPTIONS = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
const DASH = /\s?[–—-]\s?/
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const LETTER = /\p{L}/u

/** Formats a range without repetition. `write` formats one date. */
export const createDateRange = (tag: string, write: (date: string) => string) => {
  const writeRange = tag.startsWith('zh') ? writeChinese : createRange(tag, write)
  return (from: string, to: string): string => (to > from ? writeRange(from, to) : write(from))
}

function createRange(tag: string, write: (date: string) => string) {
  let format: Intl.DateTimeFormat | undefined
  return (from: string, to: string): string => {
    format ??= new Intl.DateTimeFormat(tag, OPTIONS)
    const parts = format.formatRangeToParts(utcTime(from), utcTime(to))
    const text = parts.map((part) => (isDash(part) ? part.value.replace(DASH, joint(parts)) : part.value)).join('')
    return isWritten(parts) ? isolateDays(agreeOnDate(normaliseSpaces(text))) : `${write(from)} – ${write(to)}`
  }
}

const isDash = ({ source, type, value }: Parts[number]): boolean =>
  source === 'shared' && type === 'literal' && DASH.test(value)

/** Some languages format ranges in digits only, in which the month is ambiguous. */
const isWritten = (parts: Parts): boolean => parts.some(({ type, value }) => type === 'month' && LETTER.test(value))

/** Engines differ in spaces around the dash; this removes them between two days. */
const joint = (parts: Parts): string =>
  parts.filter(({ source, type }) => source === 'startRange' && type !== 'literal').length > 1 ? ' – ' : '–'

/** Isolates "12–20" in right-to-left text. */
const isolateDays = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? text.replace(/\d{1,2}–\d{1,2}/, (days) => isolate(days, 'rtl')) : text

/** Engines format Chinese ranges in digits. */
function writeChinese(from: string, to: string): string {
  const [year, month, day] = numbersOf(from)
  const [lastYear, lastMonth, lastDay] = numbersOf(to)
  const first = `${year}年${month}月${day}日`
  if (year !== lastYear) return `${first}至${lastYear}年${lastMonth}月${lastDay}日`
  return month === lastMonth ? `${first}至${lastDay}日` : `${first}至${lastMonth}月${lastDay}日`
}

const numbersOf = (date: string): number[] => toPlainDate(utcTime(date)).split('-').map(Number)
