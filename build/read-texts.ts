import { readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'

export type Texts = {
  /** Every string literal outside imports. */
  literals: readonly string[]
  /** Template literals that begin like an id of a message, each gap written as `*`. */
  templates: readonly string[]
}

const TEMPLATE = /^[a-z][a-z-]*\.[A-Za-z0-9.*-]*\*[A-Za-z0-9.*-]*$/

/** The texts that a source file writes. */
export const readTexts = (file: string): Texts => listTexts(parseSync(file, readFileSync(file, 'utf8')).program)

/** The same of one that is parsed already. */
export function listTexts(program: ESTree.Program): Texts {
  const literals: string[] = []
  const templates: string[] = []
  const visitor = new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') literals.push(value)
    },
    TemplateLiteral: ({ quasis }) => {
      const text = quasis.map(({ value }) => value.raw).join('*')
      if (quasis.length === 1) literals.push(text)
      else if (TEMPLATE.test(text)) templates.push(text)
    },
  })
  visitor.visit(program)
  return { literals, templates }
}
