import { parseFilters } from '#src/app/features/work/vacancy-search/filters.ts'
import { createListHead } from '#src/app/features/work/vacancy-search/list-head.ts'
import { vacancies } from '#src/app/features/work/vacancy-search/queries.ts'
import { VacancyList } from '#src/app/features/work/vacancy-search/vacancy-list.tsx'
import { wordsFor } from '#src/app/features/work/vacancy-search/words.ts'
import { definePage } from '#src/app/page.ts'
import type { VacancyList as List } from '#src/contract/vacancy-search/schemas.ts'
import { formatsFor } from '#src/i18n/formats-for.ts'

export default definePage<{ vacancies: List }>({
  queries: (ctx) => ({ vacancies: vacancies(ctx) }),
  head: (data, { intl, search }) =>
    createListHead(data.vacancies, parseFilters(search), wordsFor(intl, formatsFor(intl))),
  Component: VacancyList,
})
