import { describeDomain } from '#src/server/domain.ts'
import { signInEndpoints } from './sign-in.routes.ts'

export const signInDomain = describeDomain({
  endpoints: signInEndpoints,
})
