import { describeDomain } from '#src/server/domain.ts'
import { paperJobs } from './document.jobs.ts'
import { paperMails } from './document.mails.ts'
import { paperPersonalData } from './document.personal-data.ts'
import { paperEndpoints } from './document.routes.ts'

export const documentDomain = describeDomain({
  endpoints: paperEndpoints,
  jobs: paperJobs,
  mails: paperMails,
  personalData: paperPersonalData,
})
