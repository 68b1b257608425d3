import { searchRecord } from '#src/contract/http/addresses.ts'
import { withQuery } from '#src/contract/http/with-query.ts'
import { VACANCY_QUERY } from '#src/contract/vacancy-query.ts'
import { type VacancyQuery, vacancyQuerySchema } from '#src/contract/vacancy-search/schemas.ts'

/** Order, page and "published within" are no search conditions: alerts report new ones. */
const LEFT_OUT = new Set<string>(['sort', 'page', 'published'])
const KEPT = VACANCY_QUERY.filter((name) => !LEFT_OUT.has(name))

const pickKnown = (address: string): Record<string, string> => {
  const asked = searchRecord(new URLSearchParams(address))
  return Object.fromEntries(KEPT.flatMap((name) => (asked[name] ? [[name, asked[name]]] : [])))
}

/** Returns the normal form of a search; undefined if it is invalid. Empty for all vacancies. */
export function normalizeSearch(address: string): string | undefined {
  const known = pickKnown(address)
  return vacancyQuerySchema.safeParse(known).success ? withQuery('', known).slice(1) : undefined
}

/** Newest first. */
export const readSearch = (address: string): VacancyQuery => vacancyQuerySchema.parse(pickKnown(address))
