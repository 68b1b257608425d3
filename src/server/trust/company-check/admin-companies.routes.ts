import * as declared from '#src/contract/company-check/admin-endpoints.ts'
import { answerPaper } from '#src/server/ground/file/answer-paper.ts'
import { sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { readCaller } from '#src/server/http/caller.ts'
import { type AppContext, defer } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { refreshFigures } from '#src/server/work/market/overview.usecases.ts'
import { getAdminCompany, listCompanies, openCheckedLicence } from './admin-companies.usecases.ts'
import { checkLine } from './check-line.usecases.ts'
import { decideOnCompany } from './decide-company.usecases.ts'

const actorOf = (c: AppContext, session: Session) => ({ session, origin: readCaller(c).origin })

const readCompanies = implement(declared.readCompanies, async ({ services, query }) => listCompanies(services, query))

const readOne = implement(declared.readAdminCompany, async ({ services, params }) =>
  getAdminCompany(services, params.id),
)

const readScan = implement(declared.readAdminScan, async ({ c, services, session, params }) =>
  answerPaper(c, 'scan', await openCheckedLicence(services, actorOf(c, session), params.id)),
)

const putLine = implement(declared.putLineCheck, async ({ c, services, session, params, body }) =>
  checkLine(services, actorOf(c, session), params.id, body),
)

const putDecision = implement(declared.putCompanyDecision, async ({ c, services, session, params, body }) => {
  const { company, mails } = await decideOnCompany(services, actorOf(c, session), params.id, body)
  defer(c, sendMails(services, mails))
  if (body.act === 'suspend') defer(c, refreshFigures(services))
  return company
})

export const adminCompanyEndpoints = [readCompanies, readOne, readScan, putLine, putDecision]
