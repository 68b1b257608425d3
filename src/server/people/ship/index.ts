import { describeDomain } from '#src/server/domain.ts'
import { shipPersonalData } from './ship.personal-data.ts'
import { shipEndpoints } from './ship.routes.ts'

export const shipDomain = describeDomain({
  endpoints: shipEndpoints,
  personalData: shipPersonalData,
})
