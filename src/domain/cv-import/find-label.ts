import { foldLabel } from './fold-label.ts'
import { splitScripts } from './scripts.ts'

/** Returns the field of a label; undefined for other text. */
export type LabelFinder = (text: string) => string | undefined

/** Words that mark a field as required or as of one's own, at the end of a label. */
const MAX_LABEL = 60

const tight = (text: string): string =>
  foldLabel(text).replaceAll(' / ', '/').replaceAll('/ ', '/').replaceAll(' /', '/')

/** Creates a finder from tables of labels, separated by `|`. The first table with a phrase wins. */
export function createLabelFinder(table: Readonly<Record<string, string>>): LabelFinder {
  const fields = new Map<string, string>()
  for (const [field, phrases] of Object.entries(table))
    for (const phrase of phrases.split('|')) {
      const key = tight(phrase)
      if (key !== '' && !fields.has(key)) fields.set(key, field)
    }
  const findAlone = (text: string): string | undefined => {
    const key = tight(text)
    return key === '' ? undefined : (fields.get(key) ?? fields.get(key.replace(/^\d{1,2} /, '')))
  }
  return (text) => {
    if (text.length > MAX_LABEL) return undefined
    const whole = findAlone(text)
    if (whole) return whole
    const bare = text.replace(/\s?[(（][^()（）]{0,40}[)）][\s:：]{0,3}$/u, '')
    if (bare !== text && findAlone(bare)) return findAlone(bare)
    for (const part of splitScripts(text)) {
      const field = findAlone(part)
      if (field) return field
    }
    const [first = '', second] = text.split('/', 2).map(findAlone)
    return second !== undefined && first === second ? first : undefined
  }
}
