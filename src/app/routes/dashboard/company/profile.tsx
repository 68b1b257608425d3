import { deskPage } from '#src/app/features/company/desk-page.ts'

export default deskPage
