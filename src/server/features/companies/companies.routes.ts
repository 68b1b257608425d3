import * as declared from '#src/contract/endpoints/companies.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { implementRoleChoice } from '../accounts/role-choice.routes.ts'
import { companyOf } from '../sessions/session.ts'
import { createCompany } from './companies.usecases.ts'
import { readDesk } from './desk.usecases.ts'
import { listOwnVacancies } from './own-vacancies.usecases.ts'

const postCompany = implementRoleChoice(declared.postCompany, createCompany)

const readOwnVacancies = implement(declared.readOwnVacancies, async ({ c, services, session, query }) =>
  listOwnVacancies(services, companyOf(session), query, c.get('locale')),
)

const readOwnDesk = implement(declared.readOwnDesk, async ({ services, session }) =>
  readDesk(services, companyOf(session)),
)

export const companyEndpoints = [postCompany, readOwnVacancies, readOwnDesk]
