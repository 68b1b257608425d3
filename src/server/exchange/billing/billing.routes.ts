import * as declaredForAdmins from '#src/contract/billing/admin-endpoints.ts'
import * as declared from '#src/contract/billing/endpoints.ts'
import { COMPANY_LINES, SEAMAN_LINES } from '#src/contract/billing/list.ts'
import { answerFile } from '#src/server/http/answer-file.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { answerListFile } from '#src/server/http/list-file.ts'
import { companyOf } from '#src/server/identity/session/session.ts'
import { findBalance } from './find-balance.usecases.ts'
import { exportJournal } from './journal.usecases.ts'
import type { LedgerCheck } from './ledger-check.ts'
import { endStop } from './lift-stop.usecases.ts'
import { linesFile } from './lines-file.ts'
import { readOwnBalance } from './own-balance.usecases.ts'
import { readReconciliations } from './read-reconciliations.usecases.ts'
import { runReconciliation } from './run-reconciliation.usecases.ts'

const readSeaman = implement(declared.readSeamanBalance, async ({ services, session, query }) =>
  readOwnBalance(services, { accountId: session.accountId }, { ...query, pageSize: SEAMAN_LINES.pageSize }),
)

const readSeamanFile = implement(declared.readSeamanBalanceFile, async ({ c, services, session, query }) =>
  answerListFile(
    c,
    services,
    { session, list: SEAMAN_LINES, query },
    await linesFile(services.db, { accountId: session.accountId }, query),
  ),
)

const readCompany = implement(declared.readCompanyBalance, async ({ services, session, query }) =>
  readOwnBalance(services, { organisationId: companyOf(session) }, { ...query, pageSize: COMPANY_LINES.pageSize }),
)

const readCompanyFile = implement(declared.readCompanyBalanceFile, async ({ c, services, session, query }) =>
  answerListFile(
    c,
    services,
    { session, list: COMPANY_LINES, query },
    await linesFile(services.db, { organisationId: companyOf(session) }, query),
  ),
)

const findForAdmin = implement(declaredForAdmins.readLedger, async ({ services, query }) =>
  findBalance(services, query),
)

const readBooks = implement(declaredForAdmins.readJournal, async ({ c, services, session, query }) =>
  answerFile(c, await exportJournal(services, session, query)),
)

const readBooksState = implement(declaredForAdmins.readReconciliations, async ({ services, query }) =>
  readReconciliations(services, query.run),
)

const createComparison = (checks: readonly LedgerCheck[]) =>
  implement(declaredForAdmins.postReconciliation, async ({ services, session }) => {
    await runReconciliation(services, checks, session)
    return readReconciliations(services)
  })

const endOfStop = implement(declaredForAdmins.postStopEnd, async ({ services, session, params, body }) => {
  await endStop(services, session, { ...params, ...body })
  return readReconciliations(services)
})

/** @param checks the checks of all domains */
export const createBillingEndpoints = (checks: readonly LedgerCheck[]) => [
  readSeaman,
  readSeamanFile,
  readCompany,
  readCompanyFile,
  findForAdmin,
  readBooks,
  readBooksState,
  createComparison(checks),
  endOfStop,
]
