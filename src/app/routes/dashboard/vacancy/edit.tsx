import { VacancyDetail } from '#src/app/features/vacancy/vacancy-detail.tsx'
import { createEditVacancyPage } from '#src/app/features/vacancy-editor/edit-page.tsx'

export default createEditVacancyPage(VacancyDetail)
