import { describeDomain, inOrder } from '#src/server/domain.ts'
import { applicationJobs } from './application.jobs.ts'
import { applicationMails } from './application.mails.ts'
import { applicationPersonalData } from './application.personal-data.ts'
import { applicationEndpoints } from './application.routes.ts'
import { eraseApplicationMails } from './erased-applications.repository.ts'

export const applicationDomain = describeDomain({
  endpoints: applicationEndpoints,
  jobs: applicationJobs,
  mails: applicationMails,
  personalData: applicationPersonalData,
  erasure: { rows: [inOrder(1, eraseApplicationMails)] },
})
