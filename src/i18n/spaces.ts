const THIN_SPACES = /[\u2009\u202f]/g
const BEFORE_DAY_PERIOD = / (?=[AaPp]\.?[Mm]\.?(?![A-Za-z]))/g
/** "2026 р." and "2026–2027 гг.": the word is not left alone on a line. */
const BEFORE_YEAR_WORD = / (?=(?:рр?|гг?)\.)/g

/** Engines disagree on the spaces Intl writes; server and browser must write the same, so all of them pass here. */
export const normaliseSpaces = (text: string): string =>
  text.replace(THIN_SPACES, '\u00a0').replace(BEFORE_DAY_PERIOD, '\u00a0').replace(BEFORE_YEAR_WORD, '\u00a0')
