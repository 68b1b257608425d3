const MAX_WORDS = 8

/** Without case and accents, so that a phone's keyboard finds what another one wrote. */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The words of a search, each once. */
export const foldWords = (query: string): string[] =>
  [...new Set(fold(query).split(/\s/).filter(Boolean))].slice(0, MAX_WORDS)

/** Whether a text has each of them somewhere, also within a word. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const folded = fold(text)
  return words.every((word) => folded.includes(word))
}
