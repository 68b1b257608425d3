// Scripts that write sounds: a first letter says little. A first sign of other scripts may be the whole name.
const ALPHABETS = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Arabic',
  'Hebrew',
  'Armenian',
  'Georgian',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Thai',
  'Lao',
  'Khmer',
  'Myanmar',
]
const LETTER = new RegExp(`^(?:${ALPHABETS.map((script) => `\\p{Script=${script}}`).join('|')})$`, 'u')

/** The bare first letter, without the accents that would tell two names apart. */
function findInitial(name: string): string | undefined {
  const first = /\p{L}/u.exec(name.normalize('NFKD'))?.[0]
  if (first === undefined || !LETTER.test(first)) return undefined
  return [...first.toUpperCase()][0]
}

/**
 * "O. K…": two letters in one form for everyone, so that neither length nor further letters of a name are told.
 * Null when a letter of it would be too much.
 */
export function maskName(firstname: string, surname: string): string | null {
  const [first, last] = [findInitial(firstname), findInitial(surname)]
  return first && last ? `${first}. ${last}…` : null
}
