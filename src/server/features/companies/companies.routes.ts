import { companyCreationSchema, sessionUserSchema } from '../../../contract/schemas/account.ts'
import { ownVacancyListSchema, ownVacancyQuerySchema } from '../../../contract/schemas/application.ts'
import { defineEndpoint } from '../../http/endpoint.ts'
import { Failure } from '../../platform/failure.ts'
import { answerSignedIn, readCaller } from '../accounts/accounts.routes.ts'
import { createCompany } from './companies.usecases.ts'
import { listOwnVacancies } from './own-vacancies.usecases.ts'

const TAG = 'Companies'

const postCompany = defineEndpoint(
  {
    method: 'post',
    path: '/server/company',
    tag: TAG,
    summary: 'Choose the role of a company with a short profile',
    who: ['user'],
    refusal: 'role-already-chosen',
    body: companyCreationSchema,
    answer: sessionUserSchema,
    status: 201,
    idempotency: 'natural',
    errors: ['validation-failed', 'role-already-chosen', 'csrf-failed'],
  },
  async ({ c, services, session, body }) => {
    if (!session) throw new Failure('not-signed-in')
    return answerSignedIn(c, await createCompany(services, session, readCaller(c), body))
  },
)

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
  async ({ c, services, session, query }) => {
    if (!session?.companyId) throw new Failure('not-found')
    return listOwnVacancies(services, session.companyId, query, c.get('locale'))
  },
)

export const companyEndpoints = [postCompany, readOwnVacancies]
