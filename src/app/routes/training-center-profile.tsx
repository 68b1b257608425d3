import { trainingCenterProfilePage } from '../features/training-center/profile-page.tsx'

export default trainingCenterProfilePage
