const LETTERS_WITHOUT_MARKS: Readonly<Record<string, string>> = {
  ł: 'l', ø: 'o', đ: 'd', ð: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', þ: 'th', ʼ: '', '’': '', "'": '',
}
const SPECIAL = new RegExp(`[${Object.keys(LETTERS_WITHOUT_MARKS).join('')}]`, 'gu')
const HAN_RUN = /\p{Script=Han}+/gu

/** Case, diacritics and apostrophes taken away; the same on both sides of the search. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(SPECIAL, (letter) => LETTERS_WITHOUT_MARKS[letter] ?? letter)

// Han has no spaces: only pairs of neighbours find 大副 inside a longer run.
const toBigrams = (run: string): string => {
  const characters = [...run]
  if (characters.length < 2) return ` ${run} `
  return ` ${characters.slice(1).map((character, index) => `${characters[index]}${character}`).join(' ')} `
}

/** The words of a text as the search index knows them: folded letters and digits only, Han text as pairs. */
export const splitSearchWords = (text: string): string[] =>
  fold(text).replace(HAN_RUN, toBigrams).match(/[\p{L}\p{N}]+/gu) ?? []
