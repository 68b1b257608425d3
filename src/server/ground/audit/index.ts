import { describeDomain } from '#src/server/domain.ts'
import { auditPersonalData } from './audit.personal-data.ts'
import { historyEndpoints } from './history.routes.ts'

export const auditDomain = describeDomain({
  endpoints: historyEndpoints,
  personalData: auditPersonalData,
})
