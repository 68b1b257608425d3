import { actOnVacancy, createDetailHead, type DetailData } from '#src/app/features/work/vacancy-search/detail-page.ts'
import { vacancy } from '#src/app/features/work/vacancy-search/queries.ts'
import { VacancyDetail } from '#src/app/features/work/vacancy-search/vacancy-detail.tsx'
import { definePage } from '#src/app/page.ts'

export default definePage<DetailData>({
  queries: (ctx) => ({ vacancy: vacancy(ctx) }),
  head: createDetailHead,
  Component: VacancyDetail,
  action: actOnVacancy,
})
