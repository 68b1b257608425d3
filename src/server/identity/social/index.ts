import { describeDomain } from '#src/server/domain.ts'
import { socialJobs } from './social.jobs.ts'
import { socialMails } from './social.mails.ts'
import { socialPersonalData } from './social.personal-data.ts'
import { socialEndpoints } from './social.routes.ts'

export const socialDomain = describeDomain({
  endpoints: socialEndpoints,
  jobs: socialJobs,
  mails: socialMails,
  personalData: socialPersonalData,
})
