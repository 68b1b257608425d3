import { createModeratedVacancyPage } from '#src/app/features/moderation/vacancy-page.tsx'
import { VacancyDetail } from '#src/app/features/vacancy/vacancy-detail.tsx'

export default createModeratedVacancyPage(VacancyDetail)
