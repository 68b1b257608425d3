import { LOCALE_CODES, type LocaleCode } from '#src/domain/locales.ts'
import { createQueryLookup, type LabelsByLocale, type QueryLookup } from '#src/domain/vocabulary/query-lookup.ts'
import { correctQuery, createSpelling, type Spelling } from '#src/domain/vocabulary/query-spelling.ts'
import { mapQueryTerms, type QueryTerms } from '#src/domain/vocabulary/query-terms.ts'
import { loadMessages } from '#src/i18n/load.ts'
import type { Database } from '#src/server/platform/database.ts'
import { splitSearchWords } from '../vacancy/search-words.ts'
import { findWordsByBeginning } from './search-word.repository.ts'

/** What a word is a part of the names of. */
export type Parts = { ranks: readonly string[]; vesselTypes: readonly string[] }

/** A word with what it is a part of, and the words that begin with it when those are searched for too. */
export type QueryWord = Parts & { word: string; longer: readonly string[] }

/** What a free text names, and the words that are left. */
export type QueryWords = QueryTerms & { words: QueryWord[] }

type Index = { lookup: QueryLookup; spelling: Spelling; partsByWord: ReadonlyMap<string, Parts> }

const AREAS = ['rank', 'vessel']
const NO_PARTS: Parts = { ranks: [], vesselTypes: [] }
const NOTHING: QueryWords = { ranks: [], vesselTypes: [], rest: '', words: [] }
const MAX_WORDS = 12
/** Shorter parts of names are articles and the like. */
const MIN_PART = 4
/** Words begin too differently with fewer letters. */
const MIN_BEGINNING = 3

let loading: Promise<Index> | undefined

/** "Engineer" names no rank, but is a part of many. */
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

/** Made on the first search by words, once per isolate. */
function getIndex(): Promise<Index> {
  loading ??= loadIndex().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** The phrase book of all languages. */
export const getQueryLookup = async (): Promise<QueryLookup> => (await getIndex()).lookup

/** Ranks and vessel types named in a free text, in any of the languages, and the words that are left. */
export async function readQueryWords(text: string | undefined, locale: LocaleCode): Promise<QueryWords> {
  if (!text) return NOTHING
  const { lookup, partsByWord } = await getIndex()
  const terms = mapQueryTerms(text, lookup, locale)
  const words = [...new Set(splitSearchWords(terms.rest))].slice(0, MAX_WORDS)
  return { ...terms, words: words.map((word) => ({ word, ...(partsByWord.get(word) ?? NO_PARTS), longer: [] })) }
}

/** What a text would name, were its words spelt otherwise; null where that is no more than it names as it is. */
export async function suggestTerms(text: string | undefined, locale: LocaleCode): Promise<QueryTerms | null> {
  if (!text) return null
  const { lookup, spelling } = await getIndex()
  return correctQuery(text, lookup, spelling, locale) ?? null
}

const isBeginning = (word: string): boolean => [...word].length >= MIN_BEGINNING && !/\p{Script=Han}/u.test(word)

/** The same words as beginnings of words. */
export async function addLongerWords(db: Database, spoken: QueryWords): Promise<QueryWords> {
  const beginnings = spoken.words.map(({ word }) => word).filter(isBeginning)
  const found = await findWordsByBeginning(db, beginnings)
  const longer = new Map(beginnings.map((beginning, index) => [beginning, found[index] ?? []]))
  return { ...spoken, words: spoken.words.map((word) => ({ ...word, longer: longer.get(word.word) ?? [] })) }
}
