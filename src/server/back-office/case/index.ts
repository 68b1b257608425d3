import { describeDomain } from '#src/server/domain.ts'
import { createCaseEndpoints } from './case.routes.ts'

export const caseDomain = describeDomain({
  endpoints: ({ withdrawal }) => createCaseEndpoints(withdrawal),
})
