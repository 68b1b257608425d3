import {
  createReportHead,
  loadReport,
  type ReportData,
  sendReport,
} from '#src/app/features/trust/report/report-page.ts'
import { ReportView } from '#src/app/features/trust/report/report-view.tsx'
import { definePage } from '#src/app/page.ts'

export default definePage<ReportData>({
  load: loadReport,
  head: createReportHead,
  Component: ReportView,
  action: sendReport,
})
