import { countCharacters } from '#src/domain/text/text.ts'
import type { Text } from './failure.ts'
import { isCleanText } from './plain-text.ts'

/** Returns what is wrong with a normalised text of several lines, if anything. */
export function checkText(text: string, most: number): Text | undefined {
  if (!isCleanText(text)) return { id: 'field.common.characters' }
  return countCharacters(text) > most ? { id: 'field.note.long', values: { most } } : undefined
}
