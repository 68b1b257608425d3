import { seamanProfilePage } from '#src/app/features/people/seaman/profile-page.tsx'

export default seamanProfilePage
