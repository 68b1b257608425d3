import { cutText, normalizeName } from '../text/text.ts'

const BLANKS = new Set([
  '-',
  '–',
  '—',
  '--',
  '---',
  'n/a',
  'na',
  'nil',
  'none',
  '.',
  '…',
  '...',
  'x',
  '/',
  'n.a.',
  'нет',
  'немає',
  'no',
  '无',
  'لا يوجد',
  'tbc',
  'tba',
  'unlimited',
  'без срока',
  'бессрочно',
  'безстроково',
  'indefinite',
  'permanent',
  'n/d',
])

/** Returns a value on one line, without decoration. */
export const clean = (text: string): string =>
  normalizeName(text.replace(/\s+/g, ' '))
    .replace(/^[\s:;,|•·–—-]{1,9}/, '')
    .replace(/(?<![\s,;|:–—-])[\s,;|:–—-]{1,9}$/, '')

/** Whether a cell means "none". */
export const isNothing = (text: string): boolean => {
  const word = text.trim().toLowerCase()
  return word === '' || BLANKS.has(word) || /^[-–—_.\s]{1,40}$/.test(word)
}

export const cut = (text: string, most: number): string => cutText(clean(text), most)
