import { foldText } from '#src/domain/vocabulary/fold-text.ts'

const WORD = /[\p{L}\p{N}\p{M}]+/gu
const MAX_WORDS = 8

/** Returns the words of a text: folded, letters and digits only. */
export const splitWords = (text: string): string[] => foldText(text).replaceAll("'", '').match(WORD) ?? []

/** Returns the words of a directory search, limited in number. */
export const readAskedWords = (text: string): string[] => [...new Set(splitWords(text))].slice(0, MAX_WORDS)

/** Joins words with a space before each, so that prefixes can be found. */
export const joinWords = (texts: readonly string[]): string =>
  [...new Set(texts.flatMap(splitWords))].map((word) => ` ${word}`).join('')

/** Returns the pattern of a word's prefix; Han text has no spaces and matches anywhere. */
export const toNeedle = (word: string): string => (/\p{Script=Han}/u.test(word) ? word : ` ${word}`)
