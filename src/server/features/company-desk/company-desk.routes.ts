import * as declared from '#src/contract/endpoints/companies.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { companyOf } from '../sessions/session.ts'
import { readDesk } from './desk.usecases.ts'
import { listOwnVacancies } from './own-vacancies.usecases.ts'

const readOwnVacancies = implement(declared.readOwnVacancies, async ({ c, services, session, query }) =>
  listOwnVacancies(services, companyOf(session), query, c.get('locale')),
)

const readOwnDesk = implement(declared.readOwnDesk, async ({ services, session }) =>
  readDesk(services, companyOf(session)),
)

export const companyDeskEndpoints = [readOwnVacancies, readOwnDesk]
