import { describeDomain } from '#src/server/domain.ts'
import { userPersonalData } from './user.personal-data.ts'
import { createAdminUserEndpoints } from './user.routes.ts'

export const userDomain = describeDomain({
  endpoints: ({ withdrawal }) => createAdminUserEndpoints(withdrawal),
  personalData: userPersonalData,
})
