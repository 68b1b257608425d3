import { describeDomain } from '#src/server/domain.ts'
import { verificationJobs } from './verification.jobs.ts'
import { verificationMails } from './verification.mails.ts'
import { verificationEndpoints } from './verification.routes.ts'
import { voyageEndpoints } from './voyages.routes.ts'

export const verificationDomain = describeDomain({
  endpoints: [...verificationEndpoints, ...voyageEndpoints],
  jobs: verificationJobs,
  mails: verificationMails,
})
