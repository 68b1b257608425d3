import { describeDomain } from '#src/server/domain.ts'
import { withdrawalJobs } from './withdrawal.jobs.ts'
import { withdrawalEndpoints } from './withdrawal.routes.ts'

export const withdrawalDomain = describeDomain({
  endpoints: withdrawalEndpoints,
  jobs: withdrawalJobs,
  notPersonal: {
    withdrawal:
      'for nine days, ids, slugs and keys of what was public until somebody withdrew it; the name of a company that is erased goes with it',
  },
})
