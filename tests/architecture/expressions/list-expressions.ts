import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync, Visitor } from 'vite'

export type Expression = { place: string; source: string; flags: string }

const ROOT = resolve(import.meta.dirname, '../../..')

const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture|d)\.tsx?$/.test(file))
  .map((file) => `src/${file}`)

/** What one file writes between slashes, and whether it builds expressions of texts too. */
function readFile(file: string): { literals: Expression[]; builds: boolean } {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const literals: Expression[] = []
  let builds = false
  const visitor = new Visitor({
    Literal: (node) => {
      if (!('regex' in node) || !node.regex) return
      const line = text.slice(0, node.start).split('\n').length
      literals.push({ place: `${file}:${line}`, source: node.regex.pattern, flags: node.regex.flags })
    },
    Identifier: ({ name }) => {
      builds ||= name === 'RegExp' && /\bRegExp\(/.test(text)
    },
  })
  visitor.visit(parseSync(file, text).program)
  return { literals, builds }
}

const read = files.map((file) => ({ file, ...readFile(file) }))

/** Every expression between slashes of the sources. */
export const LITERALS: readonly Expression[] = read.flatMap(({ literals }) => literals)

/** Files that build expressions of texts. */
export const BUILDERS: readonly string[] = read.filter(({ builds }) => builds).map(({ file }) => file)

/** What a file builds while it is loaded, seen by standing in for the constructor meanwhile. */
export async function listBuilt(file: string): Promise<Expression[]> {
  const built: Expression[] = []
  const Original = globalThis.RegExp
  globalThis.RegExp = new Proxy(Original, {
    construct(target, [source, flags = '']: [string | RegExp, string?]) {
      const made = new target(source, flags)
      if (typeof source === 'string') built.push({ place: file, source, flags: made.flags })
      return made
    },
  })
  try {
    await import(join(ROOT, file))
  } finally {
    globalThis.RegExp = Original
  }
  return built
}
