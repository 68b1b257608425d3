import { describeDomain } from '#src/server/domain.ts'
import { companyDeskEndpoints } from './company-desk.routes.ts'

export const companyDeskDomain = describeDomain({
  endpoints: companyDeskEndpoints,
})
