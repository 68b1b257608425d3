import { foldText } from '#src/domain/vocabulary/fold-text.ts'

const WORD = /[\p{L}\p{N}\p{M}]+/gu
const MAX_WORDS = 8

/** The words of a text as the directory knows them: folded, letters and digits only. */
export const splitWords = (text: string): string[] => foldText(text).replaceAll("'", '').match(WORD) ?? []

/** What someone asks the directory for; more words than a name has are not looked for. */
export const readAskedWords = (text: string): string[] => [...new Set(splitWords(text))].slice(0, MAX_WORDS)

/** Words with a space before each, so that one of them can be found by its beginning. */
export const joinWords = (texts: readonly string[]): string =>
  [...new Set(texts.flatMap(splitWords))].map((word) => ` ${word}`).join('')

/** How the beginning of a word is looked for; Han text has no spaces, so it is found anywhere. */
export const toNeedle = (word: string): string => (/\p{Script=Han}/u.test(word) ? word : ` ${word}`)
