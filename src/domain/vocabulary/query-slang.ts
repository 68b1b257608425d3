import { SLANG_EAST } from './query-slang-east.ts'
import { SLANG_SLAVIC } from './query-slang-slavic.ts'
import { SLANG_WEST } from './query-slang-west.ts'

/** What crews say and type beside the official names, by locale and message id; phrases are parted by `|`. */
export const QUERY_SLANG: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...SLANG_SLAVIC,
  ...SLANG_WEST,
  ...SLANG_EAST,
}

/** Folded words that are everyday words in a language, and ranks only when written in capitals or alone. */
export const EVERYDAY_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: ['mayor', 'segundo'],
  fr: ['ce', 'os'],
  es: ['mayor', 'segundo', 'os'],
  de: ['ab'],
  pt: ['os', 'ele', 'segundo', 'mayor'],
}
