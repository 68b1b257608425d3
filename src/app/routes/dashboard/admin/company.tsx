import { PdfScan } from '#src/app/features/check/pdf/pdf-scan.tsx'
import { createCompanyCasePage } from '#src/app/features/company-queue/case-page.tsx'

export default createCompanyCasePage(PdfScan)
