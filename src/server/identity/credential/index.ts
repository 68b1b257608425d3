import { describeDomain } from '#src/server/domain.ts'
import { credentialJobs } from './credential.jobs.ts'
import { credentialMails } from './credential.mails.ts'
import { credentialPersonalData } from './credential.personal-data.ts'
import { credentialEndpoints } from './credential.routes.ts'

export const credentialDomain = describeDomain({
  endpoints: credentialEndpoints,
  jobs: credentialJobs,
  mails: credentialMails,
  personalData: credentialPersonalData,
})
