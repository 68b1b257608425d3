import * as declared from '#src/contract/payback/endpoints.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { readIdempotencyKey } from '#src/server/http/idempotency-key.ts'
import { companyOf, type Session } from '#src/server/identity/session/session.ts'
import { cancelPayback } from './cancel-payback.usecases.ts'
import { getPaybacks } from './own-paybacks.usecases.ts'
import { requestPayback } from './request-payback.usecases.ts'

const ofSeaman = ({ accountId }: Session) => ({ accountId })
const ofCompany = (session: Session) => ({ organisationId: companyOf(session) })

const readSeaman = implement(declared.readSeamanPaybacks, async ({ services, session }) =>
  getPaybacks(services, ofSeaman(session)),
)

const startSeaman = implement(declared.postSeamanPayback, async ({ c, services, session, body }) => {
  await requestPayback(services, session, ofSeaman(session), { input: body, key: readIdempotencyKey(c) })
  return getPaybacks(services, ofSeaman(session))
})

const cancelSeaman = implement(declared.cancelSeamanPayback, async ({ services, session, params }) => {
  await cancelPayback(services, session, ofSeaman(session), params.id)
  return getPaybacks(services, ofSeaman(session))
})

const readCompany = implement(declared.readCompanyPaybacks, async ({ services, session }) =>
  getPaybacks(services, ofCompany(session)),
)

const startCompany = implement(declared.postCompanyPayback, async ({ c, services, session, body }) => {
  await requestPayback(services, session, ofCompany(session), { input: body, key: readIdempotencyKey(c) })
  return getPaybacks(services, ofCompany(session))
})

const cancelCompany = implement(declared.cancelCompanyPayback, async ({ services, session, params }) => {
  await cancelPayback(services, session, ofCompany(session), params.id)
  return getPaybacks(services, ofCompany(session))
})

export const paybackEndpoints = [readSeaman, startSeaman, cancelSeaman, readCompany, startCompany, cancelCompany]
