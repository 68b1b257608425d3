import { readJournal, readLedger, readReconciliation } from '#src/contract/billing/admin-endpoints.ts'
import * as declared from '#src/contract/billing/endpoints.ts'
import { answerFile } from '#src/server/http/answer-file.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { companyOf } from '#src/server/identity/session/session.ts'
import { findBalance } from './find-balance.usecases.ts'
import { exportJournal } from './journal.usecases.ts'
import { readOwnBalance } from './own-balance.usecases.ts'
import { reconcileLedger } from './reconcile.usecases.ts'

const readSeaman = implement(declared.readSeamanBalance, async ({ services, session, query }) =>
  readOwnBalance(services, { accountId: session.accountId }, query),
)

const readCompany = implement(declared.readCompanyBalance, async ({ services, session, query }) =>
  readOwnBalance(services, { organisationId: companyOf(session) }, query),
)

const findForAdmin = implement(readLedger, async ({ services, query }) => findBalance(services, query))

const readBooks = implement(readJournal, async ({ c, services, session, query }) =>
  answerFile(c, await exportJournal(services, session, query)),
)

const reconcile = implement(readReconciliation, async ({ services }) => reconcileLedger(services))

export const billingEndpoints = [readSeaman, readCompany, findForAdmin, readBooks, reconcile]
