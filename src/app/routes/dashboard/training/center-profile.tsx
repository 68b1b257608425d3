import { trainingCenterProfilePage } from '#src/app/features/people/training-center/profile-page.tsx'

export default trainingCenterProfilePage
