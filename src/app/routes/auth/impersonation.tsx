import { impersonationPage } from '#src/app/features/impersonation/impersonation-page.tsx'

export default impersonationPage
