import { privacyPage } from '#src/app/features/seaman/privacy/privacy-page.tsx'

export default privacyPage
