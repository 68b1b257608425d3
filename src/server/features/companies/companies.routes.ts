import { companyCreationSchema } from '../../../contract/schemas/account.ts'
import { ownVacancyListSchema, ownVacancyQuerySchema } from '../../../contract/schemas/application.ts'
import { companyDeskSchema } from '../../../contract/schemas/company-desk.ts'
import { defineEndpoint } from '../../http/endpoint.ts'
import { defineRoleChoice } from '../accounts/role-choice.routes.ts'
import { companyOf } from '../sessions/session.ts'
import { createCompany } from './companies.usecases.ts'
import { readDesk } from './desk.usecases.ts'
import { listOwnVacancies } from './own-vacancies.usecases.ts'

const TAG = 'Companies'

const postCompany = defineRoleChoice({
  path: '/server/company',
  tag: TAG,
  summary: 'Choose the role of a company with a short profile',
  body: companyCreationSchema,
  create: createCompany,
})

const readOwnVacancies = defineEndpoint(
  {
    method: 'get',
    path: '/server/company/vacancy',
    tag: TAG,
    summary: 'The company’s own vacancies, with how many applied',
    who: ['company'],
    query: ownVacancyQuerySchema,
    answer: ownVacancyListSchema,
    errors: ['bad-request'],
  },
  async ({ c, services, session, query }) => listOwnVacancies(services, companyOf(session), query, c.get('locale')),
)

const readOwnDesk = defineEndpoint(
  {
    method: 'get',
    path: '/server/company/desk',
    tag: TAG,
    summary: 'What waits for the company: unread applications, vacancies that end soon, feeds, its profile',
    who: ['company'],
    answer: companyDeskSchema,
    errors: ['not-found'],
  },
  async ({ services, session }) => readDesk(services, companyOf(session)),
)

export const companyEndpoints = [postCompany, readOwnVacancies, readOwnDesk]
