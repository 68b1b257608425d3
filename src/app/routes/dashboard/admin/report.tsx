import { ConfirmNotice, isConfirmed } from '#src/app/features/identity/account/confirm-notice.tsx'
import { createReportCasePage } from '#src/app/features/trust/report/queue/report-case.tsx'

export default createReportCasePage({ isConfirmed, Notice: ConfirmNotice })
