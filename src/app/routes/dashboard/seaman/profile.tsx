import { seamanProfilePage } from '#src/app/features/seaman/profile-page.tsx'

export default seamanProfilePage
