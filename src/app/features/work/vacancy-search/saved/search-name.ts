import { searchRecord } from '#src/contract/http/addresses.ts'
import { listActiveFilters } from '../active-filters.ts'
import { parseFilters, type VacancyFilters } from '../filters.ts'
import type { Words } from '../words.ts'

/** Returns the filters of a saved search; an address names all vacancies by a word. */
export const readFilters = (query: string): VacancyFilters =>
  parseFilters(searchRecord(new URLSearchParams(query === 'all' ? '' : query)))

/** Returns a search as text. */
export function searchName(filters: VacancyFilters, words: Words): string {
  const names = listActiveFilters(filters, words, []).map(({ name }) => name)
  return names.length > 0 ? words.formats.list(names) : words.t('saved.search.all')
}
