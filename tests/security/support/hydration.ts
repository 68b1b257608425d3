import { createContext, Script } from 'node:vm'
import type { Markup } from './markup.ts'

/** Every text within, in order. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

/** Data in scripts that are not programs. Throws where it is not JSON. */
export const readData = ({ scripts }: Markup, type: string): string[] =>
  scripts.filter((script) => script.type === type).flatMap(({ text }) => textsOf(JSON.parse(text)))

const DOCUMENT = { currentScript: { hasAttribute: () => false, previousElementSibling: null, remove: () => undefined } }

const ran = () => {
  throw new Error('a payload ran')
}

/** Runs what an app page brings to hydrate from, and gives the texts that the browser gets; a payload that runs throws. */
export function runHydration({ scripts }: Markup): string[] {
  const self: Record<string, unknown> = { document: DOCUMENT, xss: ran, alert: ran }
  const context = createContext(Object.assign(self, { self }))
  for (const { type, text } of scripts)
    if (type === '' && text.includes('$_TSR'))
      new Script(text.replaceAll('$_TSR.e()', '(self.kept=$_TSR.router,$_TSR.e())')).runInContext(context)
  return textsOf(self.kept)
}
