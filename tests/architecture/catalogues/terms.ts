import { globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { LocaleCode } from '#src/domain/locales.ts'
import type { MessageNode } from '#src/i18n/message.ts'
import { TEXT_SETS } from '#src/server/seed/data/texts/index.ts'
import { readCatalogue } from './read-catalogues.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

export type Concept = { id: string; english: string; pattern: readonly string[]; note?: string }
/** Where a word is avoided: in all texts, in families of messages, or, without `where`, in messages whose English matches the concept. */
export type Avoided = { words: readonly string[]; where?: 'everywhere' | readonly string[] }
export type Term = { use: readonly string[]; avoid?: readonly Avoided[]; why?: string }
export type Hit = { id: string; concept: string; found: string; use: string }

const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(resolve(ROOT, `locales/terms/${name}.json`), 'utf8'))

export const CONCEPTS = readJson('concepts') as readonly Concept[]
export const readTerms = (code: LocaleCode): Readonly<Record<string, Term>> => readJson(code) as Record<string, Term>

/** Lower case, plain spaces, without isolates and soft hyphens. */
const plain = (text: string): string =>
  text
    .replaceAll(/[\u2066-\u2069\u00ad]/g, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .toLowerCase()

const LETTER = /[\p{L}\p{M}\p{N}-]/u
const HAN = /\p{Script=Han}/u
/** What `*` in a word stands for. */
const ENDING = '[^\\s.,:;!?(){}«»„“”…/]*'

/** Whether a match is a whole word; Chinese has no spaces, so a match anywhere counts. */
const isWhole = (text: string, { 0: found, index }: RegExpExecArray): boolean =>
  HAN.test(found) || !(LETTER.test(text[index - 1] ?? ' ') || LETTER.test(text[index + found.length] ?? ' '))

const findOne = (word: string): ((text: string) => string | undefined) => {
  const pattern = new RegExp(word.replace(/[.+?^${}()[\]\\]/g, '\\$&').replaceAll('*', ENDING), 'g')
  const core = word.split('*').reduce((longest, part) => (part.length > longest.length ? part : longest), '')
  return (text) =>
    text.includes(core) ? [...text.matchAll(pattern)].find((match) => isWhole(text, match))?.[0] : undefined
}

/** Finds the first of some words or phrases in a text that `plain` made: whole words, and any letters for `*`. */
export const wordFinder = (words: readonly string[]): ((text: string) => string | undefined) => {
  const finders = words.map((word) => findOne(plain(word)))
  return (text) => {
    for (const find of finders) {
      const found = find(text)
      if (found) return found
    }
  }
}

/** The texts of a message one below another: each branch of a plural or a choice is a line, `#` a number and {} an inserted value. */
const linesOf = (nodes: readonly MessageNode[]): string =>
  nodes
    .map((node) => {
      if (node.type === 0) return node.value
      if (node.type === 7) return '#'
      if (node.type === 8) return linesOf(node.children)
      if (node.type !== 5 && node.type !== 6) return '{}'
      return `\n${Object.values(node.options)
        .map(({ value }) => linesOf(value))
        .join('\n')}\n`
    })
    .join('')

/** Texts of pages that are not built yet; they are written with the page. */
const UNBUILT = /^page\.unbuilt\./

/** Each language is read once. */
const once = <Value>(read: (code: LocaleCode) => Value): ((code: LocaleCode) => Value) => {
  const known = new Map<LocaleCode, Value>()
  return (code) => {
    const value = known.get(code) ?? read(code)
    known.set(code, value)
    return value
  }
}

/** The words of all messages of a language by id, in lower case. */
export const readMessages = once(
  (code) =>
    new Map(
      [...readCatalogue(code)]
        .filter(([id]) => !UNBUILT.test(id))
        .map(([id, text]) => [id, plain(linesOf(parse(text) as unknown as MessageNode[]))]),
    ),
)

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value
      ? Object.values(value).flatMap(stringsIn)
      : []

const prose = (markdown: string): string =>
  plain(
    markdown
      .replaceAll(/```[\s\S]*?```|`[^`]*`|\{\{[^}]*\}\}/g, '{}')
      .replaceAll(/\]\([^)]*\)/g, ']')
      .replaceAll(/^\w+:/gm, ''),
  )

/** Help pages, articles, pages about the site (without the price list) and the sentences of sample vacancies, by file. */
export const readLongTexts = once((code) => {
  const paths = globSync([`locales/${code}/docs/*.md`, `src/server/seed/{articles,pages}/${code}/*.md`], { cwd: ROOT })
  const files = paths.filter((path) => basename(path) !== 'price-list.md').sort()
  return new Map([
    ...files.map((path): [string, string] => [path, prose(readFileSync(resolve(ROOT, path), 'utf8'))]),
    [`src/server/seed/data/texts/${code}.ts`, plain(stringsIn(TEXT_SETS[code]).join('\n'))],
  ])
})

const familyPattern = (family: string): RegExp => new RegExp(`^${family.replaceAll('.', '\\.').replaceAll('*', '.+')}$`)

/** The ids of English messages that are about each concept. */
export const idsByConcept = (): Map<string, ReadonlySet<string>> => {
  const english = [...readMessages('en')]
  return new Map(
    CONCEPTS.map(({ id, pattern }) => {
      const find = wordFinder(pattern)
      return [id, new Set(english.filter(([, text]) => find(text)).map(([key]) => key))]
    }),
  )
}

/** Every text of a language that has a word which its list avoids there. */
export const avoidedWords = (code: LocaleCode, about: ReadonlyMap<string, ReadonlySet<string>>): Hit[] => {
  const messages = [...readMessages(code)]
  const everything = [...messages, ...readLongTexts(code)]
  const search = (concept: string, { use, avoid }: Term): Hit[] =>
    (avoid ?? []).flatMap(({ words, where }) => {
      const find = wordFinder(words)
      const families = Array.isArray(where) ? where.map(familyPattern) : []
      const inScope = (id: string) =>
        where ? families.some((family) => family.test(id)) : (about.get(concept)?.has(id) ?? false)
      const texts = where === 'everywhere' ? everything : messages.filter(([id]) => inScope(id))
      return texts.flatMap(([id, text]) => {
        const found = find(text)
        return found ? [{ id, concept, found, use: use.join(', ') }] : []
      })
    })
  return Object.entries(readTerms(code)).flatMap(([concept, term]) => search(concept, term))
}
