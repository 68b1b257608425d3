import { describeDomain } from '#src/server/domain.ts'
import { createAdminUserEndpoints } from './user.routes.ts'

export const userDomain = describeDomain({
  endpoints: ({ withdrawal }) => createAdminUserEndpoints(withdrawal),
})
