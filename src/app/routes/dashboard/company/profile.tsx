import { deskPage } from '#src/app/features/work/company-desk/desk-page.ts'

export default deskPage
