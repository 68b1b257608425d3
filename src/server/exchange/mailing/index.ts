import { describeDomain } from '#src/server/domain.ts'
import { mailingPersonalData } from './mailing.personal-data.ts'
import { priceEndpoints } from './mailing.routes.ts'

export const mailingDomain = describeDomain({
  endpoints: priceEndpoints,
  personalData: mailingPersonalData,
})
