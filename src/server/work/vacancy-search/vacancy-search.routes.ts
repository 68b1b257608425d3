import * as declared from '#src/contract/vacancy-search/endpoints.ts'
import { readCarried } from '#src/server/ground/carried/carried-answers.ts'
import { defer } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { askingSeaman } from '#src/server/identity/session/session.ts'
import { freshenFigures } from '../market/overview.usecases.ts'
import { getVacancy } from './vacancy-detail.usecases.ts'
import { searchVacancies } from './vacancy-search.usecases.ts'

const listVacancies = implement(declared.listVacancies, async ({ c, services, session, query }) => {
  const list = await searchVacancies(services, query, {
    locale: c.get('locale'),
    seaman: session && askingSeaman(session),
  })
  defer(c, freshenFigures(services))
  return list
})

const readVacancy = implement(declared.readVacancy, async ({ c, services, session, params }) => ({
  ...(await getVacancy(services, params.id, {
    seaman: session && askingSeaman(session),
    companyId: session?.companyId ?? null,
  })),
  ...(session?.seamanId && (await readCarried(c, `/vacancy/${params.id}`))),
}))

export const vacancyEndpoints = [listVacancies, readVacancy]
