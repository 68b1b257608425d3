import { createEditVacancyPage } from '#src/app/features/work/vacancy-editor/edit-page.tsx'
import { VacancyDetail } from '#src/app/features/work/vacancy-search/vacancy-detail.tsx'

export default createEditVacancyPage(VacancyDetail)
