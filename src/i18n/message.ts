/** A compiled message: plain text, or the syntax tree of an ICU message from the build. */
export type Message = string | readonly MessageNode[]
export type Messages = Readonly<Record<string, Message>>

type Options = Readonly<Record<string, { value: readonly MessageNode[] }>>

/** Nodes of @formatjs/icu-messageformat-parser in our catalogues; the numbers are its own. */
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

/** Returns the nodes of a message and their descendants. */
export const walkMessage = (nodes: readonly MessageNode[]): readonly MessageNode[] =>
  nodes.flatMap((node) => [node, ...walkMessage(childrenOf(node))])
