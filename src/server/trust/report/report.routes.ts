import * as declared from '#src/contract/report/endpoints.ts'
import { sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { readNetwork } from '#src/server/http/caller.ts'
import { defer } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { getReportTarget, report } from './report.usecases.ts'

const readTarget = implement(declared.readTarget, async ({ c, services, session, params }) =>
  getReportTarget(services, params, {
    language: c.get('locale'),
    accountId: session?.accountId ?? null,
    organisationId: session?.organisationId ?? null,
  }),
)

const postReport = implement(declared.postReport, async ({ c, services, session, body }) => {
  const mails = await report(services, body, {
    accountId: session?.accountId ?? null,
    organisationId: session?.organisationId ?? null,
    address: readNetwork(c),
    language: c.get('locale'),
  })
  defer(c, sendMails(services, mails))
  return { received: true as const }
})

export const reportEndpoints = [readTarget, postReport]
