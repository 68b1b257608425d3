import { findMonth } from './month-names.ts'

/** `month`: only month and year are known; the day is the first. */
export type FoundDate = { value: string; isSure: boolean; precision: 'day' | 'month'; start: number; end: number }

/** The order of numbers with the same separator, as far as other dates of the document prove it. */
export type DateOrder = Readonly<Partial<Record<string, 'day-first' | 'month-first'>>>

type Token = { text: string; start: number; end: number }
type Match = { year: number; month: number; day: number | null; isSure: boolean; length: number }

const TOKEN = /\d+|[\p{L}\p{M}]+|[^\s\p{L}\p{M}\d]/gu
const DIGITS: readonly [base: number, last: number][] = [
  [0x660, 0x669],
  [0x6f0, 0x6f9],
  [0x966, 0x96f],
  [0xff10, 0xff19],
]

/** Converts digits of other scripts. */
const toPlainDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0)
    const [base] = DIGITS.find(([from, to]) => code >= from && code <= to) as [number, number]
    return String(code - base)
  })

const tokenize = (text: string): Token[] =>
  [...toPlainDigits(text).matchAll(TOKEN)].map(({ 0: word, index: start }) => ({
    text: word,
    start,
    end: start + word.length,
  }))

const SEPARATORS = new Set(['.', '/', '-', '–', '‑'])
const ORDINALS = new Set(['st', 'nd', 'rd', 'th', 'er', 'го', 'º', 'ª', '°'])
const LINKS = new Set(['.', '/', '-', ',', "'", '’', 'de', 'del', 'of'])

const numberAt = (tokens: readonly Token[], at: number, digits: readonly number[]): number | undefined => {
  const text = tokens[at]?.text
  return text && /^\d+$/.test(text) && digits.includes(text.length) ? Number(text) : undefined
}

const fullYear = (year: number, digits: number | undefined): number =>
  digits === 2 ? year + (year < 45 ? 2000 : 1900) : year

const yearAt = (tokens: readonly Token[], at: number): number | undefined => {
  const year = numberAt(tokens, at, [2, 4])
  return year === undefined ? undefined : fullYear(year, tokens[at]?.text.length)
}

const skip = (tokens: readonly Token[], at: number, words: ReadonlySet<string>, most: number): number => {
  let next = at
  while (next - at < most && words.has(tokens[next]?.text.toLowerCase() ?? '')) next += 1
  return next
}

/** 2020-03-25, 2020.03.25, 2020年3月25日. */
function matchYearFirst(tokens: readonly Token[], at: number): Match | undefined {
  const year = numberAt(tokens, at, [4])
  const mark = tokens[at + 1]?.text ?? ''
  const month = numberAt(tokens, at + 2, [1, 2])
  if (year === undefined || month === undefined || !(SEPARATORS.has(mark) || mark === '年')) return undefined
  const second = tokens[at + 3]?.text ?? ''
  const day = second === mark || second === '月' ? numberAt(tokens, at + 4, [1, 2]) : undefined
  if (day !== undefined) return { year, month, day, isSure: true, length: tokens[at + 5]?.text === '日' ? 6 : 5 }
  return { year, month, day: null, isSure: true, length: second === '月' ? 4 : 3 }
}

/** 25.03.2020, 03/25/2020: day and month follow from the numbers or the document, or are a guess. */
function matchNumbers(tokens: readonly Token[], at: number, order: DateOrder): Match | undefined {
  const [one, other] = [numberAt(tokens, at, [1, 2]), numberAt(tokens, at + 2, [1, 2])]
  const mark = tokens[at + 1]?.text ?? ''
  const year = yearAt(tokens, at + 4)
  if (one === undefined || other === undefined || year === undefined) return undefined
  if (!SEPARATORS.has(mark) || tokens[at + 3]?.text !== mark) return undefined
  const proven = order[mark]
  const isMonthFirst = other > 12 || (one <= 12 && proven === 'month-first')
  const isSure = one > 12 || other > 12 || one === other || proven !== undefined || mark === '.'
  const [day, month] = isMonthFirst ? [other, one] : [one, other]
  return { year, month, day, isSure, length: 5 }
}

/** 25 March 2020, 25-Mar-20, 25 de marzo de 2020. */
function matchDayMonth(tokens: readonly Token[], at: number): Match | undefined {
  const day = numberAt(tokens, at, [1, 2])
  if (day === undefined) return undefined
  const named = skip(tokens, skip(tokens, at + 1, ORDINALS, 1), LINKS, 2)
  const month = findMonth(tokens[named]?.text ?? '')
  if (month === undefined) return undefined
  const last = skip(tokens, named + 1, LINKS, 2)
  const year = yearAt(tokens, last)
  return year === undefined ? undefined : { year, month, day, isSure: true, length: last + 1 - at }
}

/** March 25, 2020; March 2020; Mar-20. */
function matchMonthName(tokens: readonly Token[], at: number): Match | undefined {
  const month = findMonth(tokens[at]?.text ?? '')
  if (month === undefined) return undefined
  const next = skip(tokens, at + 1, LINKS, 2)
  const day = numberAt(tokens, next, [1, 2])
  if (day !== undefined) {
    const last = skip(tokens, skip(tokens, next + 1, ORDINALS, 1), LINKS, 1)
    const year = numberAt(tokens, last, [4])
    if (year !== undefined) return { year, month, day, isSure: true, length: last + 1 - at }
  }
  const year = yearAt(tokens, next)
  return year === undefined ? undefined : { year, month, day: null, isSure: true, length: next + 1 - at }
}

/** 03/2020. */
function matchMonthYear(tokens: readonly Token[], at: number): Match | undefined {
  const [month, year] = [numberAt(tokens, at, [1, 2]), numberAt(tokens, at + 2, [4])]
  if (month === undefined || year === undefined || !SEPARATORS.has(tokens[at + 1]?.text ?? '')) return undefined
  return { year, month, day: null, isSure: true, length: 3 }
}

const [FIRST_YEAR, LAST_YEAR] = [1930, 2070]

/** Whether the date exists. */
const isPossible = ({ year, month, day }: Match): boolean =>
  year >= FIRST_YEAR &&
  year <= LAST_YEAR &&
  month >= 1 &&
  month <= 12 &&
  (day === null || (day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate()))

const write = ({ year, month, day }: Match): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day ?? 1).padStart(2, '0')}`

/** Returns every valid date in a text, in order. */
export function findDates(text: string, order: DateOrder = {}): FoundDate[] {
  const tokens = tokenize(text)
  const found: FoundDate[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const match =
      matchYearFirst(tokens, at) ??
      matchNumbers(tokens, at, order) ??
      matchDayMonth(tokens, at) ??
      matchMonthName(tokens, at) ??
      matchMonthYear(tokens, at)
    if (!match) continue
    const [first, last] = [tokens[at], tokens[at + match.length - 1]] as [Token, Token]
    if (isPossible(match))
      found.push({
        value: write(match),
        isSure: match.isSure && match.day !== null,
        precision: match.day === null ? 'month' : 'day',
        start: first.start,
        end: last.end,
      })
    at += match.length - 1
  }
  return found
}

const NUMBERS = /(?<!\d)(\d{1,2})([./-])(\d{1,2})\2(?:\d{4}|\d{2})(?!\d)/g

/** Returns the order that the dates prove: one number above twelve in the first place, and none in the second. */
export function learnOrder(texts: readonly string[]): DateOrder {
  const seen: Record<string, { first: boolean; second: boolean }> = {}
  for (const text of texts)
    for (const [, one, mark, other] of text.matchAll(NUMBERS)) {
      seen[mark as string] ??= { first: false, second: false }
      const known = seen[mark as string] as { first: boolean; second: boolean }
      if (Number(one) > 12) known.first = true
      if (Number(other) > 12) known.second = true
    }
  return Object.fromEntries(
    Object.entries(seen)
      .filter(([, { first, second }]) => first !== second)
      .map(([mark, { first }]) => [mark, first ? 'day-first' : 'month-first'] as const),
  )
}
