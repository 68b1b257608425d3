import { foldText } from './fold-text.ts'

/** A word, an abbreviation with a slash (2/E) or one Han character; key is what is compared. */
export type QueryToken = { key: string; text: string; start: number; end: number }

const TOKEN =
  /\p{Script=Han}|[\p{L}\p{N}]\s?\/\s?\p{L}{1,3}(?![\p{L}\p{N}\p{M}])|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+/gu

const SAME_WORDS: ReadonlyMap<string, string> = new Map([
  ['1st', 'first'],
  ['2nd', 'second'],
  ['3rd', 'third'],
  ['4th', 'fourth'],
  ['i', '1'],
  ['ii', '2'],
  ['iii', '3'],
  ['iv', '4'],
])

const ARABIC_ARTICLE = /^ال(?=\p{Script=Arabic}{3})/u

const createKey = (text: string): string => {
  const folded = foldText(text).replace(/\s/gu, '').replace(ARABIC_ARTICLE, '')
  return SAME_WORDS.get(folded) ?? folded
}

/** Offsets count in the query as normalised by `normalizeQuery`. */
export const tokenizeQuery = (query: string): QueryToken[] =>
  [...query.matchAll(TOKEN)].map((match) => ({
    key: createKey(match[0]),
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))

// NFKC alone would turn the ordinal of 2º into a letter.
export const normalizeQuery = (query: string): string => query.replace(/[ºª°]/gu, '').normalize('NFKC')

/** The comparable form of a phrase; empty when it has no letters or digits. */
export const createPhraseKey = (phrase: string): string =>
  tokenizeQuery(normalizeQuery(phrase))
    .map((token) => token.key)
    .join(' ')
