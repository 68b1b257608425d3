import * as declared from '#src/contract/payment/endpoints.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { readIdempotencyKey } from '#src/server/http/idempotency-key.ts'
import { companyOf, type Session } from '#src/server/identity/session/session.ts'
import { cancelTopUp } from './cancel-top-up.usecases.ts'
import { getTopUps } from './own-top-ups.usecases.ts'
import { startTopUp } from './start-top-up.usecases.ts'

const ofSeaman = ({ accountId }: Session) => ({ accountId })
const ofCompany = (session: Session) => ({ organisationId: companyOf(session) })

const readSeaman = implement(declared.readSeamanTopUps, async ({ services, session, query }) =>
  getTopUps(services, ofSeaman(session), query.topUp),
)

const startSeaman = implement(declared.postSeamanTopUp, async ({ c, services, session, body }) => {
  const start = { input: body, key: readIdempotencyKey(c), locale: c.get('locale') }
  const location = await startTopUp(services, session, ofSeaman(session), start)
  return { ...(await getTopUps(services, ofSeaman(session))), location }
})

const cancelSeaman = implement(declared.cancelSeamanTopUp, async ({ services, session, params }) => {
  await cancelTopUp(services, session, ofSeaman(session), params.id)
  return getTopUps(services, ofSeaman(session))
})

const readCompany = implement(declared.readCompanyTopUps, async ({ services, session, query }) =>
  getTopUps(services, ofCompany(session), query.topUp),
)

const startCompany = implement(declared.postCompanyTopUp, async ({ c, services, session, body }) => {
  const start = { input: body, key: readIdempotencyKey(c), locale: c.get('locale') }
  const location = await startTopUp(services, session, ofCompany(session), start)
  return { ...(await getTopUps(services, ofCompany(session))), location }
})

const cancelCompany = implement(declared.cancelCompanyTopUp, async ({ services, session, params }) => {
  await cancelTopUp(services, session, ofCompany(session), params.id)
  return getTopUps(services, ofCompany(session))
})

export const paymentEndpoints = [readSeaman, startSeaman, cancelSeaman, readCompany, startCompany, cancelCompany]
