const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu
const APOSTROPHES = /[\u2018\u2019\u02bc\u0060\u00b4\u02b9]/gu
const ORDINAL_LETTERS = /[ºª]/gu
// Some write it for the ordinal letter; it is also what ℃ and ℉ come apart into.
const DEGREE_SIGNS = /°/gu

// Only marks that people leave out when they type: Latin, Greek and Cyrillic accents, Arabic vowel signs and hamza,
// the Devanagari nukta. Devanagari vowel signs are marks too, but carry the word.
const OPTIONAL_MARKS = /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u093c]/gu

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ґ: 'г',
  // Arabic: alef maqsura and Persian yeh, teh marbuta, Persian kaf, alef wasla.
  '\u0649': '\u064a',
  '\u06cc': '\u064a',
  '\u0629': '\u0647',
  '\u06a9': '\u0643',
  '\u0671': '\u0627',
  // Devanagari: many write chandrabindu as anusvara, and English o as a long a.
  '\u0901': '\u0902',
  '\u0911': '\u0906',
  '\u0949': '\u093e',
}
const SPECIAL_LETTERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu')

/** Folds case, width, diacritics and spelling variants, so that texts which readers take for the same compare equal. */
export const foldText = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(ORDINAL_LETTERS, '')
    .normalize('NFKD')
    .replace(DEGREE_SIGNS, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(OPTIONAL_MARKS, '')
    .replace(APOSTROPHES, "'")
    .replace(SPECIAL_LETTERS, (letter) => LETTERS[letter] as string)
    .normalize('NFC')
