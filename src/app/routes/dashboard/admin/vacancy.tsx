import { createModeratedVacancyPage } from '#src/app/features/back-office/moderation/vacancy-page.tsx'
import { VacancyDetail } from '#src/app/features/work/vacancy-search/vacancy-detail.tsx'

export default createModeratedVacancyPage(VacancyDetail)
