import * as declared from '#src/contract/ship/endpoints.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { companyOf } from '#src/server/identity/session/session.ts'
import { addShip, getKnownShip, readFleet, removeShip, saveShip, suggestCompanies } from './ship.usecases.ts'

const readOwnFleet = implement(declared.readFleet, async ({ services, session }) =>
  readFleet(services, companyOf(session)),
)

const postShip = implement(declared.postShip, async ({ services, session, params, body }) =>
  addShip(services, session, { imo: params.imo, facts: body }),
)

const putShip = implement(declared.putShip, async ({ services, session, params, body }) =>
  saveShip(services, session, { imo: params.imo, facts: body }),
)

const deleteShip = implement(declared.deleteShip, async ({ services, session, params }) =>
  removeShip(services, session, params.imo),
)

const readShip = implement(declared.readShip, async ({ services, params }) => getKnownShip(services, params.imo))

const readNames = implement(declared.readCompanyNames, async ({ services, query }) =>
  suggestCompanies(services, query.q),
)

export const shipEndpoints = [readOwnFleet, postShip, putShip, deleteShip, readShip, readNames]
