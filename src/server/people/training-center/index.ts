import { describeDomain } from '#src/server/domain.ts'
import { trainingCenterPersonalData } from './training-center.personal-data.ts'
import { trainingCenterEndpoints } from './training-center.routes.ts'

export const trainingCenterDomain = describeDomain({
  endpoints: trainingCenterEndpoints,
  personalData: trainingCenterPersonalData,
})
