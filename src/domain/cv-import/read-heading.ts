import { createLabelFinder } from './find-label.ts'
import { SECTION_LABELS, type Section } from './labels/section.ts'
import { filledCells, type Row } from './rows.ts'

const findSection = createLabelFinder(SECTION_LABELS)

const NUMBERING =
  /^(?:\d{1,2}(?:\.\d{1,2}){1,2}\.?\s{1,3}|(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]\s{0,3}|\d\s(?=\p{Lu})|part\s\w{1,3}\s{0,2}[.:–-]\s{0,2}|section\s\w{1,3}\s{0,2}[.:–-]\s{0,2}|раздел\s\w{1,3}[.:–-]?\s{0,2}|第?[一二三四五六七八九十]{1,3}[、.]\s{0,3})/iu

/** Words before a heading, such as "My documents" or "List of certificates", that do not change its section. */
const OWN = /^(?:my|list of|details of|all|other|мои|мой|мої|мій|mis|mi|mes|mon|meus|meu|minha|meine|mein)\s/iu

const REMARK = /[(（][^()（）]{0,80}[)）]\s?$/u

/** Finds a heading in capitals with more words: "EXPÉRIENCE PROFESSIONNELLE EN MER". */
function findBegun(text: string): Section | undefined {
  const words = text.split(' ')
  if (words.length > 6) return undefined
  for (let count = words.length - 1; count > 1; count -= 1) {
    const named = findSection(words.slice(0, count).join(' '))
    if (named) return named as Section
  }
  return undefined
}

/** Returns the section that a row begins. */
export function readHeading(row: Row): Section | undefined {
  const [only, ...others] = filledCells(row)
  if (only === undefined || others.length > 0) return undefined
  const written = only.replace(/\s+/g, ' ').replace(/[\s:：]{1,9}$/, '')
  const text = written.replace(OWN, '')
  const named =
    findSection(written) ??
    findSection(text) ??
    findSection(text.replace(NUMBERING, '')) ??
    findSection(text.replace(REMARK, '')) ??
    findSection(text.replace(NUMBERING, '').replace(REMARK, ''))
  if (named) return named as Section
  const begun = text === text.toUpperCase() && findBegun(text.replace(NUMBERING, ''))
  if (begun) return begun
  const parts = text
    .replace(NUMBERING, '')
    .replace(REMARK, '')
    .split(/\s?[/|,—–-]\s|\s[/|]\s?|\s(?:and|и|та|&|y|e|et|und|dan|i|at|و|और)\s/iu)
  const known = parts.map((part) => findSection(part))
  return parts.length > 1 &&
    known.some(Boolean) &&
    (known.every(Boolean) || (text.length < 40 && (text === text.toUpperCase() || NUMBERING.test(text))))
    ? (known.find(Boolean) as Section)
    : undefined
}
