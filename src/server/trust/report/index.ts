import { describeDomain, inOrder } from '#src/server/domain.ts'
import { adminReportEndpoints } from './admin-reports.routes.ts'
import { complaintEndpoints } from './complaints.routes.ts'
import { eraseReports } from './erased-reports.repository.ts'
import { reportMails } from './report.mails.ts'
import { reportPersonalData } from './report.personal-data.ts'
import { reportEndpoints } from './report.routes.ts'

export const reportDomain = describeDomain({
  endpoints: [...reportEndpoints, ...adminReportEndpoints, ...complaintEndpoints],
  mails: reportMails,
  personalData: reportPersonalData,
  erasure: { rows: [inOrder(2, eraseReports)] },
})
