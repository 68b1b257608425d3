import { describeDomain } from '#src/server/domain.ts'
import { priceEndpoints } from './mailing.routes.ts'

export const mailingDomain = describeDomain({
  endpoints: priceEndpoints,
})
