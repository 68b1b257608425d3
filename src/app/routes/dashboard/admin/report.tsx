import { ConfirmNotice, isConfirmed } from '#src/app/features/account/confirm-notice.tsx'
import { createReportCasePage } from '#src/app/features/report-queue/report-case.tsx'

export default createReportCasePage({ isConfirmed, Notice: ConfirmNotice })
