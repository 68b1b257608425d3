/** A compiled message: plain text as it is, or the syntax tree that the build made of an ICU message. */
export type Message = string | readonly MessageNode[]
export type Messages = Readonly<Record<string, Message>>

type Options = Readonly<Record<string, { value: readonly MessageNode[] }>>

/** The nodes of @formatjs/icu-messageformat-parser that our catalogues may contain; the numbers are its own. */
export type MessageNode =
  | { type: 0; value: string }
  | { type: 1; value: string }
  | { type: 2; value: string; style?: string | { parsedOptions: Intl.NumberFormatOptions } | null }
  | { type: 5; value: string; options: Options }
  | { type: 6; value: string; options: Options; offset: number; pluralType: 'cardinal' | 'ordinal' }
  | { type: 7 }
  | { type: 8; value: string; children: readonly MessageNode[] }

export type PlainValue = string | number | boolean | null | undefined
export type PlainValues = Readonly<Record<string, PlainValue>>

const childrenOf = (node: MessageNode): readonly MessageNode[] => {
  if (node.type === 8) return node.children
  return node.type === 5 || node.type === 6 ? Object.values(node.options).flatMap(({ value }) => value) : []
}

/** The nodes of a message and all within them. */
export const walkMessage = (nodes: readonly MessageNode[]): readonly MessageNode[] =>
  nodes.flatMap((node) => [node, ...walkMessage(childrenOf(node))])
