import { generate, parse, walk } from 'css-tree'

/** A longer value costs less when it is written once and read by its name, if it is read more than once. */
const MAX_CONSTANT = 12
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const NAME = /--[a-z][\w-]*/g

type Definition = { value: string; isRoot: boolean }

/** Every definition of every custom property. */
function listDefinitions(css: string): Map<string, Definition[]> {
  const definitions = new Map<string, Definition[]>()
  walk(parse(css, { parseValue: false, parseCustomProperty: false }), function (node) {
    if (node.type !== 'Declaration' || !node.property.startsWith('--')) return
    const isRoot = !this.atrule && this.rule !== null && generate(this.rule.prelude) === ':root'
    const value = generate(node.value).trim()
    definitions.set(node.property, [...(definitions.get(node.property) ?? []), { value, isRoot }])
  })
  return definitions
}

/** Writes the value of what is defined once and for all in the place of its name; nothing reads the definition any more. */
export function inlineConstants(css: string): string {
  let inlined = css
  for (const [name, [first, ...others]] of listDefinitions(css)) {
    if (!first?.isRoot || others.length > 0 || first.value.includes('var(')) continue
    const parts = inlined.split(`var(${name})`)
    if (first.value.length <= MAX_CONSTANT || parts.length === 2) inlined = parts.join(first.value)
  }
  return inlined
}

const shortName = (place: number): string =>
  place < LETTERS.length
    ? `${LETTERS[place]}`
    : `${LETTERS[Math.floor(place / LETTERS.length) - 1]}${LETTERS[place % LETTERS.length]}`

/**
 * Shortens custom properties, the most used first; skips names already in use, because pages of the app use
 * this style and the sheet as it was one over the other.
 */
export function shortenNames(css: string): string {
  const counts = new Map<string, number>()
  for (const [name] of css.matchAll(NAME)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = [...counts].toSorted(([, a], [, b]) => b - a).map(([name]) => name)
  const free = Array.from({ length: 2 * names.length }, (_, place) => `--${shortName(place)}`).filter(
    (name) => !counts.has(name),
  )
  const shortened = new Map(names.map((name, place) => [name, free[place] as string]))
  return css.replace(NAME, (name) => shortened.get(name) ?? name)
}
