import * as declared from '#src/contract/saved/endpoints.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { seamanOf } from '#src/server/identity/session/session.ts'
import { dropSearch, keepSearch, listSavedSearches, setAlert } from './saved-searches.usecases.ts'
import { listSavedVacancies, putAside, takeOut } from './saved-vacancies.usecases.ts'

const readVacancies = implement(declared.readSavedVacancies, async ({ services, session, query }) =>
  listSavedVacancies(services, seamanOf(session), query.page),
)

const putVacancy = implement(declared.putSavedVacancy, async ({ services, session, params }) =>
  putAside(services, seamanOf(session), params.id),
)

const deleteVacancy = implement(declared.deleteSavedVacancy, async ({ services, session, params }) =>
  takeOut(services, seamanOf(session), params.id),
)

const readSearches = implement(declared.readSavedSearches, async ({ services, session }) =>
  listSavedSearches(services, seamanOf(session)),
)

const createSearch = implement(declared.createSavedSearch, async ({ services, session, body }) =>
  keepSearch(services, seamanOf(session), body),
)

const putSearch = implement(declared.putSavedSearch, async ({ services, session, params, body }) =>
  setAlert(services, seamanOf(session), { id: params.id, alert: body.alert }),
)

const deleteSearch = implement(declared.deleteSavedSearch, async ({ services, session, params }) =>
  dropSearch(services, seamanOf(session), params.id),
)

export const savedJobEndpoints = [
  readVacancies,
  putVacancy,
  deleteVacancy,
  readSearches,
  createSearch,
  putSearch,
  deleteSearch,
]
