const MAX_WORDS = 8

/** Folds case and accents, so that keyboards do not matter. */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Returns the distinct words of a search. */
export const foldWords = (query: string): string[] =>
  [...new Set(fold(query).split(/\s/).filter(Boolean))].slice(0, MAX_WORDS)

/** Whether a text contains all words, also within words. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const folded = fold(text)
  return words.every((word) => folded.includes(word))
}
