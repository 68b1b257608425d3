import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { DEFAULT_TAGS } from '#src/i18n/react.tsx'
import { listTexts } from '../../../build/read-texts.ts'

export type Found = { file: string; text: string }
export type Call = { file: string; id: string; given: readonly string[] }
export type Sources = {
  /** Every string literal outside imports. */
  literals: readonly Found[]
  /** Literals that stand where only a message id can: `t('…')`, `id: '…'`, `<T id="…">`, `<DoneNote text="…">`. */
  ids: readonly Found[]
  /** Template literals that begin like an id, each gap written as `*`. */
  templates: readonly Found[]
  /** Where a message is said with values that are all written there, or with none. */
  calls: readonly Call[]
  /** Words written into markup. */
  words: readonly Found[]
}

const SRC = resolve(import.meta.dirname, '../../../src')
const ID = /^[a-z][a-z-]*(\.[A-Za-z0-9-]+)+$/
const TWO_LETTERS = /\p{L}{2}/u
const READ_ALOUD = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'alt',
  'placeholder',
  'label',
])
/** Tags that `<T>` and `richText` give by themselves. */
const BROUGHT = Object.keys(DEFAULT_TAGS)
const TRANSLATORS = new Set(['t', 'rich', 'translate'])

type Maybe = ESTree.Node | null | undefined

const nameOf = (node: ESTree.Node): string => {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : ''
}

/** The texts an expression may have: itself, both arms of a choice. */
const stringsOf = (node: Maybe): string[] => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return [node.value]
  if (node?.type === 'ConditionalExpression') return [...stringsOf(node.consequent), ...stringsOf(node.alternate)]
  return node?.type === 'JSXExpressionContainer' ? stringsOf(node.expression) : []
}

/** The names of values; undefined where they are not all written there. */
const namesOf = (values: Maybe): string[] | undefined => {
  if (!values) return []
  if (values.type !== 'ObjectExpression') return undefined
  const names = values.properties.map((property) => (property.type === 'Property' ? nameOf(property.key) : ''))
  return names.includes('') ? undefined : names
}

const attributeOf = (node: ESTree.JSXOpeningElement, wanted: string): ESTree.Node | null => {
  for (const attribute of node.attributes) {
    if (attribute.type !== 'JSXAttribute' || nameOf(attribute.name) !== wanted) continue
    const { value } = attribute
    return value?.type === 'JSXExpressionContainer' ? value.expression : value
  }
  return null
}

const scanFile = (file: string) => {
  const found = { ids: [] as string[], words: [] as string[] }
  const calls: Omit<Call, 'file'>[] = []
  const addCall = (message: Maybe, values: Maybe, brought: readonly string[] = []) => {
    const named = namesOf(values)
    if (named) calls.push(...stringsOf(message).map((id) => ({ id, given: [...named, ...brought] })))
  }
  const addIds = (texts: string[]) => found.ids.push(...texts.filter((text) => ID.test(text)))
  const visitor = new Visitor({
    CallExpression: (node) => {
      const [first, second, third] = node.arguments as (ESTree.Node | undefined)[]
      if (nameOf(node.callee) === 'richText') addCall(second, third, BROUGHT)
      if (!TRANSLATORS.has(nameOf(node.callee))) return
      addIds(stringsOf(first))
      addCall(first, second)
    },
    Property: (node) => {
      if (nameOf(node.key) === 'id') addIds(stringsOf(node.value))
    },
    JSXOpeningElement: (node) => {
      if (nameOf(node.name) === 'T') addCall(attributeOf(node, 'id'), attributeOf(node, 'values'), BROUGHT)
    },
    JSXText: (node) => {
      if (TWO_LETTERS.test(node.value)) found.words.push(node.value.trim())
    },
    JSXAttribute: (node) => {
      const name = nameOf(node.name)
      const texts = stringsOf(node.value)
      if (name === 'id' || name === 'text') addIds(texts)
      if (READ_ALOUD.has(name)) found.words.push(...texts.filter((text) => TWO_LETTERS.test(text) && !ID.test(text)))
    },
  })
  const { program } = parseSync(file, readFileSync(join(SRC, file), 'utf8'))
  visitor.visit(program)
  return { ...found, ...listTexts(program), calls }
}

export const scanSources = (): Sources => {
  const calls: Call[] = []
  const sources = { literals: [] as Found[], ids: [] as Found[], templates: [] as Found[], words: [] as Found[] }
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))) {
    const found = scanFile(file)
    calls.push(...found.calls.map((call) => ({ file, ...call })))
    for (const kind of ['literals', 'ids', 'templates', 'words'] as const) {
      sources[kind].push(...found[kind].map((text) => ({ file, text })))
    }
  }
  return { ...sources, calls }
}
