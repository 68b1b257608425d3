import { describeDomain, inOrder } from '#src/server/domain.ts'
import { takeOutOfSearch } from './erased-words.repository.ts'
import { eraseWords } from './vacancy.erasure.ts'
import { vacancyJobs } from './vacancy.jobs.ts'
import { vacancyPersonalData } from './vacancy.personal-data.ts'
import { restoreVacancies, withdrawVacancies } from './withdrawn-vacancies.ts'

export const vacancyDomain = describeDomain({
  jobs: vacancyJobs,
  personalData: vacancyPersonalData,
  notPersonal: {
    vacancy_words: 'index of all vacancies without their text; triggers remove a vacancy with its row',
    paper_list:
      'lists of papers that vacancies ask for; one that no vacancy asks for any more goes with the last of them',
    search_word: 'words of public vacancies; the erasure takes those away that nobody else uses',
    vacancy_search: 'index of public vacancies without their text; the erasure takes the company’s out of it',
  },
  erasure: { steps: [inOrder(5, eraseWords)], rows: [inOrder(3, takeOutOfSearch)] },
  withdrawal: { withdraw: [withdrawVacancies], restore: [restoreVacancies] },
})
