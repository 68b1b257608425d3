import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type CssNode, parse, walk } from 'css-tree'
import { expect, test } from 'vitest'

const APP = resolve(import.meta.dirname, '../../src/app')
const read = (file: string) => readFileSync(resolve(APP, file), 'utf8')
const sheets = globSync('styles/**/*.css', { cwd: APP })
const components = globSync('**/*.{ts,tsx}', { cwd: APP }).filter((file) => !/\.test\.|^styles\//.test(file))

/** The end of the expression that begins at a brace. */
function endOf(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  return text.length
}

/** The texts of a program, those inside of others too. */
const literals = (text: string) =>
  [/'([^'\n]*)'/g, /"([^"\n]*)"/g, /`([^`\n]*)`/g].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, said]) => said ?? ''),
  )

/** What a component says of classes: `className="…"`, `className={…}`, `popClassName="…"`, `className: '…'` and markup of its own. */
function listNamed(text: string): string[] {
  const expressions = [...text.matchAll(/(?:\b\w*[cC]lassName(?:=|: | = )|\bclass=)(?=['"{`])/g)].map((match) => {
    const start = match.index + match[0].length
    if (text[start] === '{') return text.slice(start, endOf(text, start))
    return text.slice(start, text.indexOf(text[start] ?? '', start + 1) + 1)
  })
  return expressions.flatMap(literals).flatMap((words) => words.split(/\$\{[^}]*\}|\s+/).filter(Boolean))
}

const defined = new Set<string>()
for (const file of sheets)
  walk(parse(read(file)), (node) => {
    if (node.type === 'ClassSelector') defined.add(node.name)
  })
const texts = components.map(read)
const named = new Set(texts.flatMap(listNamed))
/** A modifier may come by way of a property: `<Notice tone="land">`. */
const passed = new Set(texts.flatMap(literals))

test('every class in a style sheet is used by a component', () => {
  expect([...defined].filter((name) => !named.has(name) && !passed.has(name) && name !== 'no-js')).toEqual([])
})

test('a class says what it is: no name of one or two letters', () => {
  expect([...defined].filter((name) => name.length < 3 && !['js', 'ok'].includes(name))).toEqual([])
})

test('every style is in the cascade', () => {
  const listed = [...read('styles/index.ts').matchAll(/'\.\/(.+\.css)'/g)].map(([, file]) => `styles/${file}`)
  expect(listed.toSorted()).toEqual(sheets.toSorted())
})

test('widths are breakpoints of the theme', () => {
  const own = sheets.filter((file) => /@media[^{]*width/.test(read(file)))
  expect(own).toEqual([])
})

/** The class that a selector begins with: its rules belong to what wears that. Of `.tabs a` it is `tabs`, of `:is(.duo, .list) > p` both. */
function ownersOf(selector: CssNode): string[] {
  const first = selector.type === 'Selector' ? selector.children.first : null
  if (first?.type === 'ClassSelector') return [first.name]
  if (first?.type !== 'PseudoClassSelector' || first.name !== 'is') return []
  const list = first.children?.first
  return list?.type === 'SelectorList' ? list.children.toArray().flatMap(ownersOf) : []
}

/** Style sheets by class. */
function findOwners(files: readonly string[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const file of files)
    walk(parse(read(file)), {
      visit: 'Rule',
      enter: ({ prelude }) => {
        if (prelude.type !== 'SelectorList') return
        for (const name of prelude.children.toArray().flatMap(ownersOf))
          found.set(name, (found.get(name) ?? new Set()).add(file))
      },
    })
  return found
}

test('a class has its rules in one part', () => {
  const parts = findOwners(sheets.filter((file) => file.startsWith('styles/parts/')))
  expect([...parts].flatMap(([name, files]) => (files.size > 1 ? [[name, ...files].join(' ')] : []))).toEqual([])
})
