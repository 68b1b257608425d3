import { XmlElement, XmlText } from '@rgrove/parse-xml'
import { escapeXml } from '#src/server/people/cv-file/docx/word-markup.ts'
import { readXml, XmlError } from '#src/server/platform/read-xml.ts'
import type { WorkBudget } from '#src/server/platform/work-budget.ts'
import { FormError } from './form-error.ts'

/** An element of a part. `kind` is its name with the normal prefix of its namespace: `w:p` is a paragraph. */
export type XmlNode = {
  name: string
  kind: string
  attributes: Record<string, string>
  children: (XmlNode | string)[]
}

/** Word's namespace, in transitional and strict files. */
const WORD = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
])

/** Namespaces by prefix, innermost last; '' is the default namespace. */
type Scope = Map<string, string[]>

/** Limit of one part in bytes: hundreds of pages need less. */
const MAX_PART = 6_000_000
const LIMITS = { depth: 120, elements: 120_000 }
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const BINDING = /^xmlns(?::|$)/

/** Returns a name without its prefix. */
export const localOf = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Returns the attributes of an element without namespace declarations. */
export const listAttributes = ({ attributes }: XmlNode): [name: string, value: string][] =>
  Object.entries(attributes).filter(([name]) => !BINDING.test(name))

/** Adds the namespaces of an element to the scope; returns their prefixes. */
function bind(scope: Scope, attributes: Record<string, string>, budget: WorkBudget): string[] {
  const bound = Object.entries(attributes).filter(([name]) => BINDING.test(name))
  budget.spend(bound.length)
  return bound.map(([name, space]) => {
    const prefix = name.slice('xmlns:'.length)
    const spaces = scope.get(prefix)
    if (spaces) spaces.push(space)
    else scope.set(prefix, [space])
    return prefix
  })
}

function toNode({ name, attributes, children }: XmlElement, scope: Scope, budget: WorkBudget): XmlNode {
  const bound = bind(scope, attributes, budget)
  const prefix = name.includes(':') ? name.slice(0, name.indexOf(':')) : ''
  const node: XmlNode = {
    name,
    kind: `${WORD.has(scope.get(prefix)?.at(-1) ?? '') ? 'w' : ''}:${localOf(name)}`,
    attributes,
    children: [],
  }
  for (const child of children) {
    if (child instanceof XmlElement) node.children.push(toNode(child, scope, budget))
    else if (child instanceof XmlText) node.children.push(child.text)
  }
  for (const ended of bound) scope.get(ended)?.pop()
  return node
}

function decode(bytes: Uint8Array): string {
  if (bytes.byteLength > MAX_PART) throw new FormError('large')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new FormError('xml')
  }
}

/** Parses a part. Throws `FormError`, and `WorkBudgetError` when the budget is used up. */
export function readPart(bytes: Uint8Array, budget: WorkBudget): XmlNode {
  const text = decode(bytes)
  try {
    return toNode(readXml(text, LIMITS, budget), new Map(), budget)
  } catch (error) {
    throw error instanceof XmlError ? new FormError('xml') : error
  }
}

function writeNode(node: XmlNode | string, written: string[]): void {
  if (typeof node === 'string') {
    written.push(escapeXml(node))
    return
  }
  written.push(`<${node.name}`)
  for (const [name, value] of Object.entries(node.attributes)) written.push(` ${name}="${escapeXml(value)}"`)
  if (node.children.length === 0) written.push('/>')
  else {
    written.push('>')
    for (const child of node.children) writeNode(child, written)
    written.push(`</${node.name}>`)
  }
}

export function writePart(root: XmlNode): string {
  const written = [HEAD]
  writeNode(root, written)
  return written.join('')
}

export const isNode = (child: XmlNode | string): child is XmlNode => typeof child !== 'string'

/** Yields an element and its descendants in document order. */
export function* walk(root: XmlNode, budget: WorkBudget): Generator<XmlNode> {
  const waiting = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    budget.spend(1)
    yield node
    for (const child of node.children.toReversed()) if (isNode(child)) waiting.push(child)
  }
}

export const textOf = ({ children }: XmlNode): string => children.filter((child) => typeof child === 'string').join('')
