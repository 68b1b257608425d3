import { trainingCenterProfilePage } from '#src/app/features/training-center/profile-page.tsx'

export default trainingCenterProfilePage
