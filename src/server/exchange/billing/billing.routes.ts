import { readLedger } from '#src/contract/billing/admin-endpoints.ts'
import * as declared from '#src/contract/billing/endpoints.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { companyOf } from '#src/server/identity/session/session.ts'
import { findBalance } from './find-balance.usecases.ts'
import { readOwnBalance } from './own-balance.usecases.ts'

const readSeaman = implement(declared.readSeamanBalance, async ({ services, session, query }) =>
  readOwnBalance(services, { accountId: session.accountId }, query),
)

const readCompany = implement(declared.readCompanyBalance, async ({ services, session, query }) =>
  readOwnBalance(services, { organisationId: companyOf(session) }, query),
)

const findForAdmin = implement(readLedger, async ({ services, query }) => findBalance(services, query))

export const billingEndpoints = [readSeaman, readCompany, findForAdmin]
