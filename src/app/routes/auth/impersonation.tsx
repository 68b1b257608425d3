import { impersonationPage } from '#src/app/features/identity/impersonation/impersonation-page.tsx'

export default impersonationPage
