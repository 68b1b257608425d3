import { companyCreationSchema } from '../account/schemas.ts'
import { ownVacancyListSchema } from '../application/schemas.ts'
import { companyDeskSchema } from '../company-desk/schemas.ts'
import { declareEndpoint } from '../http/endpoint.ts'
import { declareListFile } from '../http/list-file.ts'
import { listQuerySchema } from '../http/list-schemas.ts'
import { OWN_VACANCIES } from '../lists.ts'
import { declareRoleChoice } from '../role-choice/role-choice.ts'

const TAG = 'Companies'

export const postCompany = declareRoleChoice({
  path: '/server/company',
  tag: TAG,
  summary: 'Choose the company role and create a short profile',
  form: 'company',
  body: companyCreationSchema,
})

export const readOwnVacancies = declareEndpoint({
  method: 'get',
  path: '/server/company/vacancy',
  tag: TAG,
  summary: 'List the company’s vacancies with their number of applicants',
  who: OWN_VACANCIES.who,
  member: 'viewer',
  query: listQuerySchema(OWN_VACANCIES),
  answer: ownVacancyListSchema,
})

export const readOwnDesk = declareEndpoint({
  method: 'get',
  path: '/server/company/desk',
  tag: TAG,
  summary: 'Get what needs the company’s attention, by kind',
  who: ['company'],
  member: 'viewer',
  answer: companyDeskSchema,
  errors: ['not-found'],
})

export const readOwnVacanciesFile = declareListFile(OWN_VACANCIES, {
  path: '/server/company/vacancy.csv',
  tag: TAG,
  member: 'viewer',
  summary: 'Export the company’s vacancies as CSV',
})
