import * as declared from '#src/contract/report/admin-endpoints.ts'
import { sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { readCaller } from '#src/server/http/caller.ts'
import { type AppContext, defer } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { decideReport, getReport, listReports } from './admin-reports.usecases.ts'

const actorOf = (c: AppContext, session: Session) => ({ session, origin: readCaller(c).origin })

const readReports = implement(declared.readReports, async ({ services, query }) => listReports(services, query))

const readReport = implement(declared.readReport, async ({ c, services, session, params }) =>
  getReport(services, actorOf(c, session), params.id),
)

const putDecision = implement(declared.putReportDecision, async ({ c, services, session, params, body }) => {
  const { report, mails } = await decideReport(services, actorOf(c, session), params.id, body)
  defer(c, sendMails(services, mails))
  return report
})

export const adminReportEndpoints = [readReports, readReport, putDecision]
