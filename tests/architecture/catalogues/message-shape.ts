import { parse } from '@formatjs/icu-messageformat-parser'
import { type MessageNode, walkMessage } from '#src/i18n/message.ts'

export type Plural = { name: string; ordinal: boolean; keys: readonly string[] }
export type Shape = { inserted: readonly string[]; tags: readonly string[]; plurals: readonly Plural[]; words: string }

const read = (text: string): readonly MessageNode[] => parse(text) as unknown as MessageNode[]

const unique = (names: readonly string[]): string[] => [...new Set(names)].sort()

/** What a message is made of. Throws on wrong ICU syntax. */
export const shapeOf = (text: string): Shape => {
  const nodes = walkMessage(read(text))
  return {
    inserted: unique(
      nodes.flatMap((node) => (node.type === 0 || node.type >= 7 ? [] : [(node as { value: string }).value])),
    ),
    tags: unique(nodes.flatMap((node) => (node.type === 8 ? [node.value] : []))),
    plurals: nodes.flatMap((node) =>
      node.type === 6
        ? [{ name: node.value, ordinal: node.pluralType === 'ordinal', keys: Object.keys(node.options) }]
        : [],
    ),
    words: nodes.flatMap((node) => (node.type === 0 ? [node.value] : [])).join('\n'),
  }
}

export const isValid = (text: string): boolean => {
  try {
    read(text)
    return true
  } catch {
    return false
  }
}
