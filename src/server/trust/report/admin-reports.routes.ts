import * as declared from '#src/contract/report/admin-endpoints.ts'
import { readCaller } from '#src/server/http/caller.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { listReports } from './admin-reports.usecases.ts'
import { createCaseFile } from './case-file.usecases.ts'
import { getReport } from './describe-report.usecases.ts'

const readReports = implement(declared.readReports, async ({ services, query }) => listReports(services, query))

const readReport = implement(declared.readReport, async ({ services, session, params }) =>
  getReport(services, session.accountId, params.id),
)

const readCaseFile = implement(declared.readCaseFile, async ({ c, services, session, params, query }) => {
  const actor = { session, origin: readCaller(c).origin }
  const text = await createCaseFile(services, actor, params.id, query.in)
  c.set('contentSecurityPolicy', "sandbox; default-src 'none'")
  return c.body(text, 200, {
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': `attachment; filename="case-${params.id.slice(0, 8)}.txt"`,
    'cache-control': 'private, no-store',
  })
})

export const adminReportEndpoints = [readReports, readReport, readCaseFile]
