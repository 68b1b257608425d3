import { type Block, generate } from 'css-tree'
import type { StyleDeclaration } from '../../src/worker/style/document-style.ts'

export type NumberOf = (name: string) => number

const isCustom = (property: string) => property.startsWith('--')

/** Names of the custom properties and keyframes that a declaration reads. */
function listReads(property: string, text: string): string[] {
  const properties = [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? '')
  const frames = /^animation(-name)?$/.test(property) ? text.split(/[\s:,]+/).map((word) => `@keyframes ${word}`) : []
  return [...properties, ...frames]
}

/** Without the spaces that no value needs; what is in quotes stays as it is. */
const tighten = (text: string) =>
  text.replace(/("[^"]*"|'[^']*')|\s*([,/*])\s*/g, (_, quoted?: string, sign?: string) => quoted ?? sign ?? '')

/** Returns the declarations of a block: one entry for each custom property, and one for each run of other declarations between them. */
export function splitDeclarations(block: Block, numberOf: NumberOf): StyleDeclaration[] {
  const parts: { texts: string[]; reads: number[]; defines?: number }[] = []
  for (const node of block.children) {
    if (node.type !== 'Declaration') continue
    const text = tighten(generate(node))
    const reads = listReads(node.property, text).map(numberOf)
    const last = parts.at(-1)
    if (isCustom(node.property)) parts.push({ texts: [text], reads, defines: numberOf(node.property) })
    else if (last && last.defines === undefined) {
      last.texts.push(text)
      last.reads.push(...reads)
    } else parts.push({ texts: [text], reads })
  }
  return parts.map(({ texts, reads, defines }) =>
    defines === undefined ? [texts.join(';'), [...new Set(reads)]] : [texts.join(';'), reads, defines],
  )
}
