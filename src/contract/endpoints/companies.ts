import { declareEndpoint } from '../endpoint.ts'
import { OWN_VACANCIES } from '../list/lists.ts'
import { declareListFile } from '../list-file.ts'
import { declareRoleChoice } from '../role-choice.ts'
import { companyCreationSchema } from '../schemas/account.ts'
import { ownVacancyListSchema } from '../schemas/application.ts'
import { companyDeskSchema } from '../schemas/company-desk.ts'
import { listQuerySchema } from '../schemas/list.ts'

const TAG = 'Companies'

export const postCompany = declareRoleChoice({
  path: '/server/company',
  tag: TAG,
  summary: 'Choose the role of a company with a short profile',
  form: 'company',
  body: companyCreationSchema,
})

export const readOwnVacancies = declareEndpoint({
  method: 'get',
  path: '/server/company/vacancy',
  tag: TAG,
  summary: 'The company’s own vacancies, with how many applied',
  who: OWN_VACANCIES.who,
  query: listQuerySchema(OWN_VACANCIES),
  answer: ownVacancyListSchema,
})

export const readOwnDesk = declareEndpoint({
  method: 'get',
  path: '/server/company/desk',
  tag: TAG,
  summary: 'What waits for the company: unread applications, vacancies that end soon, feeds, its profile',
  who: ['company'],
  answer: companyDeskSchema,
  errors: ['not-found'],
})

export const readOwnVacanciesFile = declareListFile(OWN_VACANCIES, {
  path: '/server/company/vacancy.csv',
  tag: TAG,
  summary: 'The company’s own vacancies as a table for spreadsheets',
})
