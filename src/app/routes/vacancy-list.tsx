import type { VacancyList as List } from '#src/contract/schemas/vacancy.ts'
import { formatsFor } from '#src/i18n/formats-for.ts'
import { parseFilters } from '../features/vacancy/filters.ts'
import { createListHead } from '../features/vacancy/list-head.ts'
import { vacancies } from '../features/vacancy/queries.ts'
import { VacancyList } from '../features/vacancy/vacancy-list.tsx'
import { wordsFor } from '../features/vacancy/words.ts'
import { definePage } from '../page.ts'

export default definePage<{ vacancies: List }>({
  queries: (ctx) => ({ vacancies: vacancies(ctx) }),
  head: (data, { intl, search }) =>
    createListHead(data.vacancies, parseFilters(search), wordsFor(intl, formatsFor(intl))),
  Component: VacancyList,
})
