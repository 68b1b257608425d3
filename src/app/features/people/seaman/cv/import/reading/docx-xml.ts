import { parseXml, XmlElement, type XmlNode, XmlText } from '@rgrove/parse-xml'
import { ImportFailure } from './import-failure.ts'

const MAX_DEPTH = 200

/** Returns the root of a document part. Only predefined entities, and limited nesting. */
export function readXml(text: string): XmlElement {
  if (text.includes('<!DOCTYPE') || text.includes('<!ENTITY')) throw new ImportFailure('broken')
  let depth = 0
  for (const [mark] of text.matchAll(/<\/|\/>|<(?![!?/])/g)) {
    depth += mark === '<' ? 1 : -1
    if (depth > MAX_DEPTH) throw new ImportFailure('broken')
  }
  const { root } = parseXml(text)
  if (!root) throw new ImportFailure('broken')
  return root
}

export const childrenOf = (node: XmlElement): XmlElement[] =>
  node.children.filter((child): child is XmlElement => child instanceof XmlElement)

export const isText = (node: XmlNode): node is XmlText => node instanceof XmlText

/** Returns a setting of a cell or row: `w:gridSpan` of `w:tcPr`. */
export function settingOf(node: XmlElement, properties: string, name: string): XmlElement | undefined {
  const holder = childrenOf(node).find((child) => child.name === properties)
  return holder && childrenOf(holder).find((child) => child.name === name)
}
