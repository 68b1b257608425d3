// Alphabetic scripts, in which an initial reveals little. The first character of others may be the whole name.
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

/** Returns the initial without accents, which would tell names apart. */
function findInitial(name: string): string | undefined {
  const first = /\p{L}/u.exec(name.normalize('NFKD'))?.[0]
  if (first === undefined || !LETTER.test(first)) return undefined
  return [...first.toUpperCase()][0]
}

/** Returns "O. K…": two letters in the same form for everyone, which reveals no length. Null if a letter would reveal too much. */
export function maskName(firstname: string, surname: string): string | null {
  const [first, last] = [findInitial(firstname), findInitial(surname)]
  return first && last ? `${first}. ${last}…` : null
}
