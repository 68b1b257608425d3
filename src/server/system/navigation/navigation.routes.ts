import * as declared from '#src/contract/navigation/endpoints.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { findAll } from './find.usecases.ts'
import { readWaiting } from './waiting.usecases.ts'

const getWaiting = implement(declared.readWaiting, async ({ services, session }) => readWaiting(services, session))

const getFound = implement(declared.find, async ({ c, services, session, query }) =>
  findAll(services, session, { q: query.q, locale: c.get('locale') }),
)

export const navigationEndpoints = [getWaiting, getFound]
