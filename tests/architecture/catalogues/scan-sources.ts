import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'

export type Found = { file: string; text: string }
export type Sources = {
  /** Every string literal outside imports. */
  literals: readonly Found[]
  /** Literals that stand where only a message id can: `t('…')`, `id: '…'`, `<T id="…">`. */
  ids: readonly Found[]
  /** Template literals that begin like an id, each gap written as `*`. */
  templates: readonly Found[]
  /** Words written into markup. */
  words: readonly Found[]
}

const SRC = resolve(import.meta.dirname, '../../../src')
const ID = /^[a-z][a-z-]*(\.[A-Za-z0-9-]+)+$/
const TEMPLATE = /^[a-z][a-z-]*\.[A-Za-z0-9.*-]*\*[A-Za-z0-9.*-]*$/
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
const TRANSLATORS = new Set(['t', 'rich', 'translate'])

const nameOf = (node: ESTree.Node): string => {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : ''
}

/** The texts an expression may have: itself, both arms of a choice. */
const stringsOf = (node: ESTree.Node | null | undefined): string[] => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return [node.value]
  if (node?.type === 'ConditionalExpression') return [...stringsOf(node.consequent), ...stringsOf(node.alternate)]
  return node?.type === 'JSXExpressionContainer' ? stringsOf(node.expression) : []
}

const scanFile = (file: string) => {
  const found = { literals: [] as string[], ids: [] as string[], templates: [] as string[], words: [] as string[] }
  const addIds = (texts: string[]) => found.ids.push(...texts.filter((text) => ID.test(text)))
  const visitor = new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') found.literals.push(node.value)
    },
    TemplateLiteral: (node) => {
      const text = node.quasis.map((quasi) => quasi.value.raw).join('*')
      if (node.quasis.length === 1) found.literals.push(text)
      else if (TEMPLATE.test(text)) found.templates.push(text)
    },
    CallExpression: (node) => {
      if (TRANSLATORS.has(nameOf(node.callee))) addIds(stringsOf(node.arguments[0] as ESTree.Node | undefined))
    },
    Property: (node) => {
      if (nameOf(node.key) === 'id') addIds(stringsOf(node.value))
    },
    JSXText: (node) => {
      if (TWO_LETTERS.test(node.value)) found.words.push(node.value.trim())
    },
    JSXAttribute: (node) => {
      const name = nameOf(node.name)
      const texts = stringsOf(node.value)
      if (name === 'id') addIds(texts)
      if (READ_ALOUD.has(name)) found.words.push(...texts.filter((text) => TWO_LETTERS.test(text) && !ID.test(text)))
    },
  })
  visitor.visit(parseSync(file, readFileSync(join(SRC, file), 'utf8')).program)
  return found
}

export const scanSources = (): Sources => {
  const sources = { literals: [] as Found[], ids: [] as Found[], templates: [] as Found[], words: [] as Found[] }
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))) {
    const found = scanFile(file)
    for (const kind of ['literals', 'ids', 'templates', 'words'] as const) {
      sources[kind].push(...found[kind].map((text) => ({ file, text })))
    }
  }
  return sources
}
