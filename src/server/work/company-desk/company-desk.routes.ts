import * as declared from '#src/contract/company/endpoints.ts'
import { OWN_VACANCIES } from '#src/contract/lists.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { answerListFile } from '#src/server/http/list-file.ts'
import { companyOf } from '#src/server/identity/session/session.ts'
import { readDesk } from './desk.usecases.ts'
import { listOwnVacancies } from './own-vacancies.usecases.ts'
import { ownVacanciesFile } from './own-vacancies-file.ts'

const readOwnVacancies = implement(declared.readOwnVacancies, async ({ c, services, session, query }) =>
  listOwnVacancies(services, companyOf(session), query, c.get('locale')),
)

const readOwnVacanciesFile = implement(declared.readOwnVacanciesFile, async ({ c, services, session, query }) =>
  answerListFile(
    c,
    services,
    { session, list: OWN_VACANCIES, query },
    await ownVacanciesFile(services, companyOf(session), query, query.in),
  ),
)

const readOwnDesk = implement(declared.readOwnDesk, async ({ services, session }) => readDesk(services, session))

export const companyDeskEndpoints = [readOwnVacancies, readOwnVacanciesFile, readOwnDesk]
