import { privacyPage } from '#src/app/features/work/crew/privacy/privacy-page.tsx'

export default privacyPage
