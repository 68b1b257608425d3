import { describeDomain } from '#src/server/domain.ts'
import { impersonationEndpoints } from './impersonation.routes.ts'

export const impersonationDomain = describeDomain({
  endpoints: impersonationEndpoints,
})
