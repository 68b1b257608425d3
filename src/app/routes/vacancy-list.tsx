import type { VacancyList as List } from '#src/contract/schemas/vacancy.ts'
import { formatsFor } from '#src/i18n/formats-for.ts'
import { trimFacets } from '../features/vacancy/facet-group.ts'
import { parseFilters, toQuery } from '../features/vacancy/filters.ts'
import { createListHead } from '../features/vacancy/list-head.ts'
import { VacancyList } from '../features/vacancy/vacancy-list.tsx'
import { wordsFor } from '../features/vacancy/words.ts'
import { definePage } from '../page.ts'

export default definePage<List>({
  load: async ({ api, search }) => {
    const filters = parseFilters(search)
    const list = await api.findVacancies(toQuery(filters))
    return { ...list, facets: trimFacets(list.facets, filters) }
  },
  head: (data, { intl, search }) => createListHead(data, parseFilters(search), wordsFor(intl, formatsFor(intl))),
  Component: VacancyList,
})
