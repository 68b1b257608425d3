import { searchRecord } from '#src/contract/http/addresses.ts'
import { withQuery } from '#src/contract/http/with-query.ts'
import { VACANCY_QUERY } from '#src/contract/routes.ts'
import { type VacancyQuery, vacancyQuerySchema } from '#src/contract/vacancy-search/schemas.ts'

/** An order and a page are no part of what is looked for, and neither is "published within": alerts tell what is new. */
const LEFT_OUT = new Set<string>(['sort', 'page', 'published'])
const KEPT = VACANCY_QUERY.filter((name) => !LEFT_OUT.has(name))

const pickKnown = (address: string): Record<string, string> => {
  const asked = searchRecord(new URLSearchParams(address))
  return Object.fromEntries(KEPT.flatMap((name) => (asked[name] ? [[name, asked[name]]] : [])))
}

/** The one way to write a search, in the order of the address; undefined for what no search reads. Empty for all vacancies. */
export function normalizeSearch(address: string): string | undefined {
  const known = pickKnown(address)
  return vacancyQuerySchema.safeParse(known).success ? withQuery('', known).slice(1) : undefined
}

/** The newest that it finds. */
export const readSearch = (address: string): VacancyQuery => vacancyQuerySchema.parse(pickKnown(address))
