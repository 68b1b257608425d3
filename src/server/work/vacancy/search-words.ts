import { foldText } from '#src/domain/vocabulary/fold-text.ts'

const HAN_RUN = /\p{Script=Han}+/gu
const WORD = /[\p{L}\p{N}\p{M}]+/gu

// Han has no spaces: only bigrams find 大副 inside a longer run.
const toBigrams = (run: string): string => {
  const characters = [...run]
  if (characters.length < 2) return ` ${run} `
  return ` ${characters
    .slice(1)
    .map((character, index) => `${characters[index]}${character}`)
    .join(' ')} `
}

/** Returns the words of a text as the search index stores them: folded, letters and digits only, Han as bigrams. */
export const splitSearchWords = (text: string): string[] =>
  foldText(text).replaceAll("'", '').replace(HAN_RUN, toBigrams).match(WORD) ?? []
