import type { Message, MessageNode } from './message.ts'

/** What a message needs from its locale; created once, with memoised formatters. */
export type MessageLocale = {
  plural: (value: number, type: 'cardinal' | 'ordinal') => string
  number: (value: number, options?: Intl.NumberFormatOptions) => string
  /** Isolates an inserted text in its own direction. */
  isolate: (text: string) => string
}

export type AnyValues = Readonly<Record<string, unknown>>
/** A text, or a list of texts and inserted nodes. */
export type Rendered = string | unknown[]
export type Render = (values: AnyValues) => Rendered

type Part = string | ((values: AnyValues, count: number) => unknown)

const NO_COUNT = Number.NaN

/** Compiles a message to its text, or to a closure that joins strings. */
export const compileMessage = (message: Message, locale: MessageLocale): string | Render => {
  if (typeof message === 'string') return message
  const render = joinParts(message.map((node) => compileNode(node, locale)))
  return (values) => render(values, NO_COUNT)
}

const joinParts =
  (parts: readonly Part[]) =>
  (values: AnyValues, count: number): Rendered => {
    let text = ''
    let chunks: unknown[] | undefined
    const add = (piece: unknown): void => {
      if (typeof piece === 'string') {
        text += piece
      } else if (Array.isArray(piece)) {
        for (const inner of piece) add(inner)
      } else {
        chunks ??= []
        if (text !== '') chunks.push(text)
        chunks.push(piece)
        text = ''
      }
    }
    for (const part of parts) add(typeof part === 'string' ? part : part(values, count))
    if (!chunks) return text
    if (text !== '') chunks.push(text)
    return chunks
  }

const compileNode = (node: MessageNode, locale: MessageLocale): Part => {
  switch (node.type) {
    case 0:
      return node.value
    case 1:
      return (values) => insert(values[node.value], locale)
    case 2:
      return compileNumber(node, locale)
    case 5:
      return compileSelect(node, locale)
    case 6:
      return compilePlural(node, locale)
    case 7:
      return (_, count) => locale.number(count)
    case 8:
      return compileTag(node, locale)
  }
}

const insert = (value: unknown, locale: MessageLocale): unknown => {
  if (typeof value === 'string') return locale.isolate(value)
  if (typeof value === 'number') return String(value)
  return value === null || value === undefined || typeof value === 'boolean' ? '' : value
}

const compileNumber = (node: MessageNode & { type: 2 }, locale: MessageLocale): Part => {
  const options = numberOptions(node.style)
  return (values) => locale.number(Number(values[node.value]), options)
}

const numberOptions = (style: (MessageNode & { type: 2 })['style']): Intl.NumberFormatOptions | undefined => {
  if (!style) return undefined
  if (typeof style === 'object') return style.parsedOptions
  return style === 'percent' ? { style: 'percent' } : { maximumFractionDigits: 0 }
}

const compileOptions = (node: MessageNode & { type: 5 | 6 }, locale: MessageLocale) => {
  const renders = new Map<string, ReturnType<typeof joinParts>>()
  for (const [key, option] of Object.entries(node.options)) {
    renders.set(key, joinParts(option.value.map((inner) => compileNode(inner, locale))))
  }
  return renders
}

const compileSelect = (node: MessageNode & { type: 5 }, locale: MessageLocale): Part => {
  const renders = compileOptions(node, locale)
  return (values, count) => {
    const render = renders.get(String(values[node.value])) ?? renders.get('other')
    return render ? render(values, count) : ''
  }
}

const compilePlural = (node: MessageNode & { type: 6 }, locale: MessageLocale): Part => {
  const renders = compileOptions(node, locale)
  return (values) => {
    const value = Number(values[node.value])
    const count = value - node.offset
    const render =
      renders.get(`=${value}`) ?? renders.get(locale.plural(count, node.pluralType)) ?? renders.get('other')
    return render ? render(values, count) : ''
  }
}

const compileTag = (node: MessageNode & { type: 8 }, locale: MessageLocale): Part => {
  const children = joinParts(node.children.map((inner) => compileNode(inner, locale)))
  return (values, count) => {
    const inner = children(values, count)
    const tag = values[node.value]
    return typeof tag === 'function' ? tag(Array.isArray(inner) ? inner : [inner]) : inner
  }
}
