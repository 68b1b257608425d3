import { describeDomain } from '#src/server/domain.ts'
import { shareJobs } from './share.jobs.ts'
import { sharePersonalData } from './share.personal-data.ts'
import { shareEndpoints } from './share.routes.ts'

export const shareDomain = describeDomain({
  endpoints: shareEndpoints,
  jobs: shareJobs,
  personalData: sharePersonalData,
})
