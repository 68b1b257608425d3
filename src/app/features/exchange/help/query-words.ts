import { cutText } from '#src/domain/text/text.ts'
import { foldText } from '#src/domain/vocabulary/fold-text.ts'

/** Characters of a search that are read. */
export const MAX_QUERY = 80
const MAX_WORD = 8

/** Words, and runs of Han, which has no gaps between words. Arabic writes its "and" together with a Latin word. */
const WORD = /\p{sc=Han}+|\p{sc=Arabic}[\p{sc=Arabic}\p{M}]*|[[\p{L}\p{M}\p{N}]--[\p{sc=Han}\p{sc=Arabic}]]+/gv
const HAN = /^\p{sc=Han}/u
/** The Arabic article, with the short words that are written together with it. */
const ARTICLE = /^(?:[\u0648\u0641\u0628\u0643]?\u0627\u0644|\u0644\u0644)(?=..)/u

/** A word that a reader looks for, folded; its stem is what its other forms have in common with it. */
export type QueryWord = { text: string; stem: string }
/** How well a word of a text answers: as typed, typed in part, in another form, or not at all. */
export type Fit = 3 | 2 | 1 | 0

export const splitWords = (text: string): string[] => text.match(WORD) ?? []

export const foldWord = (word: string): string => foldText(word).replace(ARTICLE, '')

/** Readers type another form than the text has: "documents" and "document", «вакансии» and «вакансия». */
function stemOf(word: string): string {
  const ending = word.length >= 8 ? 3 : word.length >= 6 ? 2 : word.length === 5 ? 1 : 0
  return word.slice(0, word.length - ending)
}

const pairsOf = (run: string): string[] => Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2))

/** The words of a query. A run of Han becomes its overlapping pairs, as nothing says where its words end. */
export function readQuery(query: string): QueryWord[] {
  const words = splitWords(cutText(query, MAX_QUERY))
    .map(foldWord)
    .flatMap((word) => (HAN.test(word) && word.length > 2 ? pairsOf(word) : [word]))
  return [...new Set(words)].slice(0, MAX_WORD).map((text) => ({ text, stem: HAN.test(text) ? text : stemOf(text) }))
}

/** `word` is folded. One or two letters are looked for as they are; longer stems also within a compound. */
export function fitOf(word: string, { text, stem }: QueryWord): Fit {
  if (HAN.test(text)) return word.includes(text) ? 3 : 0
  if (word === text) return 3
  if (text.length < 3) return 0
  if (word.startsWith(text)) return 2
  return word.startsWith(stem) || (stem.length > 3 && word.includes(stem)) ? 1 : 0
}
