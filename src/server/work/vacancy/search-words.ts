import { foldText } from '#src/domain/vocabulary/fold-text.ts'

const HAN_RUN = /\p{Script=Han}+/gu
const WORD = /[\p{L}\p{N}\p{M}]+/gu

// Han has no spaces: only pairs of neighbours find 大副 inside a longer run.
const toBigrams = (run: string): string => {
  const characters = [...run]
  if (characters.length < 2) return ` ${run} `
  return ` ${characters
    .slice(1)
    .map((character, index) => `${characters[index]}${character}`)
    .join(' ')} `
}

/** The words of a text as the search index knows them: folded, letters and digits only, Han text as pairs. */
export const splitSearchWords = (text: string): string[] =>
  foldText(text).replaceAll("'", '').replace(HAN_RUN, toBigrams).match(WORD) ?? []
