import { describeDomain, inOrder } from '#src/server/domain.ts'
import { auditPersonalData } from './audit.personal-data.ts'
import { eraseAuditedValues } from './erased-events.repository.ts'
import { historyEndpoints } from './history.routes.ts'

export const auditDomain = describeDomain({
  endpoints: historyEndpoints,
  personalData: auditPersonalData,
  erasure: { rows: [inOrder(10, eraseAuditedValues)] },
})
