import { applyToVacancy, createDetailHead, type DetailData, loadDetail } from '../features/vacancy/detail-page.ts'
import { VacancyDetail } from '../features/vacancy/vacancy-detail.tsx'
import { definePage } from '../page.ts'

export default definePage<DetailData>({
  load: loadDetail,
  head: createDetailHead,
  Component: VacancyDetail,
  action: applyToVacancy,
})
