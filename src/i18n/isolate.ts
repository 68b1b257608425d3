const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'
const LATIN_OR_DIGIT = /[A-Za-z0-9\u00c0-\u024f]/

/**
 * Wraps a text in U+2068…U+2069 where markup is impossible: subjects, titles, labels. Without it 2/O shows as O/2 and 4–6 is reversed in
 * right-to-left text. Other texts are returned unchanged.
 */
export const isolate = (text: string, direction: 'ltr' | 'rtl'): string =>
  direction === 'rtl' && LATIN_OR_DIGIT.test(text) && !text.startsWith(FIRST_STRONG_ISOLATE)
    ? FIRST_STRONG_ISOLATE + text + POP_ISOLATE
    : text
