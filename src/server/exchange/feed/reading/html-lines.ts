import { normalizeText } from '#src/domain/text/text.ts'

const UNSEEN = /<(script|style|head|template|noscript|iframe|svg|math|object)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g
const ITEM = /<li\b[^<>]*>/gi
const BREAK = /<\/?(?:br|p|div|li|ul|ol|tr|table|h[1-6]|section|article|blockquote|hr|dt|dd|dl)\b[^<>]*>/gi
const TAG = /<\/?[a-z][^<>]*>/gi
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi
const INVISIBLE = /[[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]--[\n\r\t\u200c\u200d]]/gv
const SPACES = /[^\S\n]+/g

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  bull: '•',
  middot: '·',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  laquo: '«',
  raquo: '»',
  deg: '°',
  plusmn: '±',
  euro: '€',
  pound: '£',
  yen: '¥',
  copy: '©',
  reg: '®',
  trade: '™',
  times: '×',
  frac12: '½',
  shy: '',
  zwnj: '',
  zwj: '',
}

const fromCode = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '')

const decodeEntities = (text: string): string =>
  text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (decimal) return fromCode(Number(decimal))
    if (hex) return fromCode(Number.parseInt(hex, 16))
    return NAMED[(name ?? '').toLowerCase()] ?? whole
  })

const PASSES = 3
const BEGUN = /<(?=[a-z/!])/gi

const stripOnce = (html: string): string =>
  html.replace(COMMENT, '').replace(UNSEEN, ' ').replace(ITEM, '\n• ').replace(BREAK, '\n').replace(TAG, ' ')

/** Removing tags may create new ones, so it is repeated until nothing changes and no tag is left. */
function strip(html: string): string {
  let text = html
  for (let pass = 0; pass < PASSES; pass += 1) {
    const next = stripOnce(text)
    if (next === text) break
    text = next
  }
  return text.replace(BEGUN, '')
}

/** Where markup breaks lines, line breaks of the source are ignored. */
const unwrap = (html: string): string =>
  html.search(BREAK) < 0
    ? html
    : html
        .split('\n')
        .map((line) => line.trim())
        .join(' ')

/** Removes invisible characters and unpaired surrogates. */
const clean = (text: string): string => text.toWellFormed().replace(INVISIBLE, '')

const VISIBLE = /[\p{L}\p{N}]/u
/** Templates add a full stop after any final punctuation. */
const DOUBLE_END = /(?<!\.)(?:;|(?<end>[.!?:]))\s?\.$/

/** Returns the trimmed lines of a text with or without markup; empty lines separate paragraphs. */
export function toLines(html: string): string[] {
  return normalizeText(clean(decodeEntities(strip(unwrap(clean(html))))))
    .replace(SPACES, ' ')
    .split('\n')
    .map((line) => (VISIBLE.test(line) ? line.trim().replace(DOUBLE_END, (_, end?: string) => end ?? '.') : ''))
}

/** Joins lines to paragraphs separated by one empty line. */
export const joinLines = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Returns a short text on one line. */
export const toLine = (html: string): string => toLines(html).filter(Boolean).join(' ')
