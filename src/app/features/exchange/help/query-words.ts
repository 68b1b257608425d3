import { cutText } from '#src/domain/text/text.ts'
import { foldText } from '#src/domain/vocabulary/fold-text.ts'

/** Longer searches are cut. */
export const MAX_QUERY = 80
const MAX_WORD = 8

/** Words, and runs of Han, which has no spaces. Arabic joins "and" to a Latin word. */
const WORD = /\p{sc=Han}+|\p{sc=Arabic}[\p{sc=Arabic}\p{M}]*|[[\p{L}\p{M}\p{N}]--[\p{sc=Han}\p{sc=Arabic}]]+/gv
const HAN = /^\p{sc=Han}/u
/** The Arabic article with joined prefixes. */
const ARTICLE = /^(?:[\u0648\u0641\u0628\u0643]?\u0627\u0644|\u0644\u0644)(?=..)/u

/** A folded search word with its stem, which other forms share. */
export type QueryWord = { text: string; stem: string }
/** Quality of a match: exact, prefix, another form, or none. */
export type Fit = 3 | 2 | 1 | 0

export const splitWords = (text: string): string[] => text.match(WORD) ?? []

export const foldWord = (word: string): string => foldText(word).replace(ARTICLE, '')

/** Readers type other forms than the text: "documents" and "document", «вакансии» and «вакансия». */
function stemOf(word: string): string {
  const ending = word.length >= 8 ? 3 : word.length >= 6 ? 2 : word.length === 5 ? 1 : 0
  return word.slice(0, word.length - ending)
}

const pairsOf = (run: string): string[] => Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2))

/** Returns the words of a query. A run of Han becomes bigrams. */
export function readQuery(query: string): QueryWord[] {
  const words = splitWords(cutText(query, MAX_QUERY))
    .map(foldWord)
    .flatMap((word) => (HAN.test(word) && word.length > 2 ? pairsOf(word) : [word]))
  return [...new Set(words)].slice(0, MAX_WORD).map((text) => ({ text, stem: HAN.test(text) ? text : stemOf(text) }))
}

/** `word` is folded. One or two letters match exactly; longer stems also within a compound. */
export function fitOf(word: string, { text, stem }: QueryWord): Fit {
  if (HAN.test(text)) return word.includes(text) ? 3 : 0
  if (word === text) return 3
  if (text.length < 3) return 0
  if (word.startsWith(text)) return 2
  return word.startsWith(stem) || (stem.length > 3 && word.includes(stem)) ? 1 : 0
}
