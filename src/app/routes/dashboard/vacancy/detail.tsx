import { actOnVacancy, createDetailHead, type DetailData } from '#src/app/features/vacancy/detail-page.ts'
import { vacancy } from '#src/app/features/vacancy/queries.ts'
import { VacancyDetail } from '#src/app/features/vacancy/vacancy-detail.tsx'
import { definePage } from '#src/app/page.ts'

export default definePage<DetailData>({
  queries: (ctx) => ({ vacancy: vacancy(ctx) }),
  head: createDetailHead,
  Component: VacancyDetail,
  action: actOnVacancy,
})
