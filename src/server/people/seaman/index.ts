import { describeDomain, inOrder } from '#src/server/domain.ts'
import { eraseCv } from './seaman.erasure.ts'
import { seamanJobs } from './seaman.jobs.ts'
import { seamanPersonalData } from './seaman.personal-data.ts'
import { createSeamanEndpoints } from './seaman.routes.ts'

export const seamanDomain = describeDomain({
  endpoints: ({ cvProjection }) => createSeamanEndpoints(cvProjection),
  jobs: seamanJobs,
  personalData: seamanPersonalData,
  erasure: { steps: [inOrder(6, eraseCv)] },
})
