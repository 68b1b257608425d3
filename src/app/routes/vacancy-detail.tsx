import { applyToVacancy, createDetailHead, type DetailData } from '../features/vacancy/detail-page.ts'
import { vacancy } from '../features/vacancy/queries.ts'
import { VacancyDetail } from '../features/vacancy/vacancy-detail.tsx'
import { definePage } from '../page.ts'

export default definePage<DetailData>({
  queries: (ctx) => ({ vacancy: vacancy(ctx) }),
  head: createDetailHead,
  Component: VacancyDetail,
  action: applyToVacancy,
})
