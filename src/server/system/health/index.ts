import { describeDomain } from '#src/server/domain.ts'
import { systemEndpoints } from './health.routes.ts'

export const healthDomain = describeDomain({
  endpoints: systemEndpoints,
})
