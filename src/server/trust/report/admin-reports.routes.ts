import * as declared from '#src/contract/report/admin-endpoints.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { listReports } from './admin-reports.usecases.ts'
import { getReport } from './describe-report.usecases.ts'

const readReports = implement(declared.readReports, async ({ services, query }) => listReports(services, query))

const readReport = implement(declared.readReport, async ({ services, session, params }) =>
  getReport(services, session.accountId, params.id),
)

export const adminReportEndpoints = [readReports, readReport]
