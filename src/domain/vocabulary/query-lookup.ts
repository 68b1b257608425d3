import { QUERY_SLANG } from './query-slang.ts'
import { createPhraseKey } from './query-tokens.ts'
import { RANKS } from './ranks.ts'
import { VESSEL_TYPES } from './vessel-types.ts'

export type QueryTarget = { id: string; locale: string }

/** Phrases of all languages, as keys of `createPhraseKey`, with the messages (`rank.x`, `vessel.x`) they stand for. */
export type QueryLookup = { phrases: ReadonlyMap<string, readonly QueryTarget[]>; longest: number }

/** Messages of the rank and vessel catalogues, by locale. */
export type LabelsByLocale = Readonly<Record<string, Readonly<Record<string, string>>>>

type Add = (phrase: string, id: string, locale: string) => void

const PARENTHESES = /[（(]([^()（）]*)[)）]/gu

const listLabelPhrases = (label: string): string[] => {
  const inside = [...label.matchAll(PARENTHESES)].map((match) => match[1] as string)
  // A regulation such as II/5 tells which capacity is meant; it is no name of it.
  return [label, label.replace(PARENTHESES, ' '), ...inside.filter((part) => !part.includes('/'))]
}

const createEnglishPlurals = (phrase: string): string[] => {
  if (/man$/iu.test(phrase)) return [phrase.replace(/man$/iu, 'men')]
  return /[a-z]{2}[a-rt-z]$/iu.test(phrase) ? [`${phrase}s`] : []
}

const addTables = (add: Add) => {
  for (const { slug, aliases, abbreviation } of RANKS) {
    for (const alias of aliases) add(alias, `rank.${slug}`, 'en')
    if (abbreviation) add(abbreviation, `rank.${slug}`, 'en')
  }
  for (const { slug, aliases, classes } of VESSEL_TYPES) {
    for (const alias of aliases) add(alias, `vessel.${slug}`, 'en')
    for (const name of classes) add(name, `vessel.${slug}`, 'en')
  }
}

const addLabels = (add: Add, labels: LabelsByLocale) => {
  for (const [locale, messages] of Object.entries(labels)) {
    for (const [id, label] of Object.entries(messages)) {
      if (!/^(?:rank|vessel)\./u.test(id)) continue
      for (const phrase of listLabelPhrases(label)) add(phrase.trim(), id, locale)
    }
  }
}

const addSlang = (add: Add) => {
  for (const [locale, entries] of Object.entries(QUERY_SLANG)) {
    for (const [id, phrases] of Object.entries(entries)) {
      for (const phrase of phrases.split('|')) add(phrase, id, locale)
    }
  }
}

type Phrases = Map<string, QueryTarget[]>

/** "AHTs" would be more than one AHT, were it not a name of its own. */
const addEnglishPlurals = (add: Add, phrases: Phrases, named: readonly (readonly [phrase: string, id: string])[]) => {
  const taken = new Set(phrases.keys())
  for (const [phrase, id] of named) {
    for (const plural of createEnglishPlurals(phrase)) if (!taken.has(createPhraseKey(plural))) add(plural, id, 'en')
  }
}

/** Builds the lookup of `mapQueryTerms`: costly, so once per process. */
export const createQueryLookup = (labels: LabelsByLocale): QueryLookup => {
  const phrases: Phrases = new Map()
  const english: [string, string][] = []
  let longest = 1
  const add: Add = (phrase, id, locale) => {
    if (locale === 'en') english.push([phrase, id])
    const key = createPhraseKey(phrase)
    if (!key) return
    const targets = phrases.get(key) ?? []
    if (targets.some((target) => target.id === id && target.locale === locale)) return
    phrases.set(key, [...targets, { id, locale }])
    longest = Math.max(longest, key.split(' ').length)
  }
  addTables(add)
  addLabels(add, labels)
  addSlang(add)
  addEnglishPlurals(add, phrases, english.splice(0))
  return { phrases, longest }
}
