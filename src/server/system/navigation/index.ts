import { describeDomain } from '#src/server/domain.ts'
import { navigationEndpoints } from './navigation.routes.ts'

export const navigationDomain = describeDomain({
  endpoints: navigationEndpoints,
})
