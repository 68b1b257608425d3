import { impersonationPage } from '../features/impersonation/impersonation-page.tsx'

export default impersonationPage
