import { createReportHead, loadReport, type ReportData, sendReport } from '../features/report/report-page.ts'
import { ReportView } from '../features/report/report-view.tsx'
import { definePage } from '../page.ts'

export default definePage<ReportData>({
  load: loadReport,
  head: createReportHead,
  Component: ReportView,
  action: sendReport,
})
