import { LOCALE_CODES, type LocaleCode } from '#src/domain/locales.ts'
import { createQueryLookup, type LabelsByLocale, type QueryLookup } from '#src/domain/vocabulary/query-lookup.ts'
import { correctQuery, createSpelling, type Spelling } from '#src/domain/vocabulary/query-spelling.ts'
import { mapQueryTerms, type QueryTerms } from '#src/domain/vocabulary/query-terms.ts'
import { loadMessages } from '#src/i18n/load.ts'
import type { Database } from '#src/server/platform/database.ts'
import { splitSearchWords } from '../vacancy/search-words.ts'
import { findWordsByBeginning } from './search-word.repository.ts'

/** Names that contain a word. */
export type Parts = { ranks: readonly string[]; vesselTypes: readonly string[] }

/** A word with the names that contain it, and longer words with that prefix if they are searched too. */
export type QueryWord = Parts & { word: string; longer: readonly string[] }

/** Terms recognised in a text, and the remaining words. */
export type QueryWords = QueryTerms & { words: QueryWord[] }

type Index = { lookup: QueryLookup; spelling: Spelling; partsByWord: ReadonlyMap<string, Parts> }

const AREAS = ['rank', 'vessel']
const NO_PARTS: Parts = { ranks: [], vesselTypes: [] }
const NOTHING: QueryWords = { ranks: [], vesselTypes: [], rest: '', words: [] }
const MAX_WORDS = 12
/** Shorter parts of names are articles and the like. */
const MIN_PART = 4
/** Shorter prefixes match too much. */
const MIN_BEGINNING = 3

let loading: Promise<Index> | undefined

/** "Engineer" is no rank, but part of many names. */
function indexParts({ phrases }: QueryLookup): Index['partsByWord'] {
  const ids = new Map<string, Set<string>>()
  for (const [phrase, targets] of phrases) {
    for (const part of splitSearchWords(phrase)) {
      if (part.length < MIN_PART) continue
      const known = ids.get(part) ?? new Set<string>()
      for (const { id } of targets) known.add(id)
      ids.set(part, known)
    }
  }
  const listOf = (area: string, known: ReadonlySet<string>) =>
    [...known].filter((id) => id.startsWith(area)).map((id) => id.slice(area.length))
  return new Map(
    [...ids].map(([part, known]) => [part, { ranks: listOf('rank.', known), vesselTypes: listOf('vessel.', known) }]),
  )
}

async function loadIndex(): Promise<Index> {
  const labels = await Promise.all(
    LOCALE_CODES.map(async (code) => [code, await loadMessages(code, { areas: AREAS })] as const),
  )
  const lookup = createQueryLookup(Object.fromEntries(labels) as LabelsByLocale)
  return { lookup, spelling: createSpelling(lookup), partsByWord: indexParts(lookup) }
}

/** Created on the first search with words, once per isolate. */
function getIndex(): Promise<Index> {
  loading ??= loadIndex().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** The phrase book of all languages. */
export const getQueryLookup = async (): Promise<QueryLookup> => (await getIndex()).lookup

/** Returns ranks and vessel types in a free text, in any language, and the remaining words. */
export async function readQueryWords(text: string | undefined, locale: LocaleCode): Promise<QueryWords> {
  if (!text) return NOTHING
  const { lookup, partsByWord } = await getIndex()
  const terms = mapQueryTerms(text, lookup, locale)
  const words = [...new Set(splitSearchWords(terms.rest))].slice(0, MAX_WORDS)
  return { ...terms, words: words.map((word) => ({ word, ...(partsByWord.get(word) ?? NO_PARTS), longer: [] })) }
}

/** Returns the terms of the text in corrected spelling; null if they add nothing. */
export async function suggestTerms(text: string | undefined, locale: LocaleCode): Promise<QueryTerms | null> {
  if (!text) return null
  const { lookup, spelling } = await getIndex()
  return correctQuery(text, lookup, spelling, locale) ?? null
}

const isBeginning = (word: string): boolean => [...word].length >= MIN_BEGINNING && !/\p{Script=Han}/u.test(word)

/** Adds words that begin with these words. */
export async function addLongerWords(db: Database, spoken: QueryWords): Promise<QueryWords> {
  const beginnings = spoken.words.map(({ word }) => word).filter(isBeginning)
  const found = await findWordsByBeginning(db, beginnings)
  const longer = new Map(beginnings.map((beginning, index) => [beginning, found[index] ?? []]))
  return { ...spoken, words: spoken.words.map((word) => ({ ...word, longer: longer.get(word.word) ?? [] })) }
}
