import { seamanProfilePage } from '../features/seaman/profile-page.tsx'

export default seamanProfilePage
