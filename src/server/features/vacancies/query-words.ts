import { LOCALE_CODES, type LocaleCode } from '../../../contract/locales.ts'
import { createQueryLookup, type LabelsByLocale, type QueryLookup } from '../../../contract/vocabulary/query-lookup.ts'
import { mapQueryTerms, type QueryTerms } from '../../../contract/vocabulary/query-terms.ts'
import { loadMessages } from '../../../i18n/load.ts'

const AREAS = ['rank', 'vessel']
const NOTHING: QueryTerms = { ranks: [], vesselTypes: [], rest: '' }

let lookup: Promise<QueryLookup> | undefined

async function loadLookup(): Promise<QueryLookup> {
  const labels = await Promise.all(LOCALE_CODES.map(async (code) => [code, await loadMessages(code, AREAS)] as const))
  return createQueryLookup(Object.fromEntries(labels) as LabelsByLocale)
}

/** Ranks and vessel types named in a free text, in any of the languages, and the words that are left. */
export async function readQueryWords(text: string | undefined, locale: LocaleCode): Promise<QueryTerms> {
  if (!text) return NOTHING
  lookup ??= loadLookup()
  return mapQueryTerms(text, await lookup, locale)
}
