import { deskPage } from '../features/company/desk-page.ts'

export default deskPage
