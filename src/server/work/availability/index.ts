import { describeDomain } from '#src/server/domain.ts'
import { stillFreeJobs } from './availability.jobs.ts'
import { stillFreeMails } from './availability.mails.ts'
import { stillFreePersonalData } from './availability.personal-data.ts'
import { stillFreeEndpoints } from './availability.routes.ts'

export const availabilityDomain = describeDomain({
  endpoints: stillFreeEndpoints,
  jobs: stillFreeJobs,
  mails: stillFreeMails,
  personalData: stillFreePersonalData,
})
