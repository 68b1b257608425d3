import { parseXml, XmlElement, XmlText } from '@rgrove/parse-xml'
import { escapeXml } from '#src/server/features/cv-files/docx/word-markup.ts'
import { FormError } from './form-error.ts'

/** An element of a part. `kind` is its name by what its namespace is, whichever prefix the file gave it: `w:p` is a paragraph. */
export type XmlNode = {
  name: string
  kind: string
  attributes: Record<string, string>
  children: (XmlNode | string)[]
}

/** Word's namespace, as it is mostly written and as the strict kind of its files writes it. */
const WORD = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
])

/** Namespaces by their prefixes; '' is the one without. */
type Scope = Readonly<Record<string, string>>

/** Bytes of one part: a form of hundreds of pages has less. */
const MAX_PART = 6_000_000
const MAX_ELEMENTS = 120_000
const MAX_DEPTH = 120
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** No more elements than a form has, and none within one another without end: told before anything is built of them. */
function checkSize(text: string): void {
  let [depth, elements] = [0, 0]
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    if (text[at + 1] === '/') depth -= 1
    else if (text[at + 1] !== '?' && text[at + 1] !== '!') {
      elements += 1
      depth += 1
      const end = text.indexOf('>', at)
      if (end > 0 && text[end - 1] === '/') depth -= 1
    }
    if (depth > MAX_DEPTH || elements > MAX_ELEMENTS) throw new FormError('xml')
  }
}

const isBinding = (name: string): boolean => name === 'xmlns' || name.startsWith('xmlns:')

/** A name without its prefix. */
export const localOf = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Attributes of an element, without those that only say what prefixes mean. */
export const listAttributes = ({ attributes }: XmlNode): [name: string, value: string][] =>
  Object.entries(attributes).filter(([name]) => !isBinding(name))

function bind(scope: Scope, attributes: Record<string, string>): Scope {
  const bound = Object.entries(attributes).filter(([name]) => isBinding(name))
  if (bound.length === 0) return scope
  return { ...scope, ...Object.fromEntries(bound.map(([name, space]) => [name.slice('xmlns:'.length), space])) }
}

function toNode({ name, attributes, children }: XmlElement, around: Scope): XmlNode {
  const scope = bind(around, attributes)
  const prefix = name.includes(':') ? name.slice(0, name.indexOf(':')) : ''
  return {
    name,
    kind: `${WORD.has(scope[prefix] ?? '') ? 'w' : ''}:${localOf(name)}`,
    attributes,
    children: children.flatMap((child): (XmlNode | string)[] => {
      if (child instanceof XmlElement) return [toNode(child, scope)]
      return child instanceof XmlText ? [child.text] : []
    }),
  }
}

/** A part as elements and texts. No declaration of types is read, so no entity stands for anything. */
export function readPart(bytes: Uint8Array): XmlNode {
  if (bytes.byteLength > MAX_PART) throw new FormError('large')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new FormError('xml')
    checkSize(text)
    const { root } = parseXml(text)
    if (!root) throw new FormError('xml')
    return toNode(root, {})
  } catch (error) {
    throw error instanceof FormError ? error : new FormError('xml')
  }
}

const writeNode = (node: XmlNode | string): string => {
  if (typeof node === 'string') return escapeXml(node)
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
  const inside = node.children.map(writeNode).join('')
  return `<${node.name}${attributes.join('')}${inside ? `>${inside}</${node.name}>` : '/>'}`
}

export const writePart = (root: XmlNode): string => HEAD + writeNode(root)

export const isNode = (child: XmlNode | string): child is XmlNode => typeof child !== 'string'

/** An element and all within it, as they stand. */
export function* walk(node: XmlNode): Generator<XmlNode> {
  yield node
  for (const child of node.children) if (isNode(child)) yield* walk(child)
}

export const textOf = ({ children }: XmlNode): string => children.filter((child) => typeof child === 'string').join('')
