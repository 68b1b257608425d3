import { countCharacters } from '#src/domain/text/text.ts'
import type { Text } from './failure.ts'
import { isCleanText } from './plain-text.ts'

/** What is wrong with words in several lines, if anything; expects normalised ones. */
export function checkText(text: string, most: number): Text | undefined {
  if (!isCleanText(text)) return { id: 'field.common.characters' }
  return countCharacters(text) > most ? { id: 'field.note.long', values: { most } } : undefined
}
