import { PdfScan } from '#src/app/features/people/verification/pdf/pdf-scan.tsx'
import { createCompanyCasePage } from '#src/app/features/trust/company-check/queue/case-page.tsx'

export default createCompanyCasePage(PdfScan)
