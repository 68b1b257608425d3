import { describeDomain } from '#src/server/domain.ts'
import { ceremonyEndpoints } from './ceremonies.routes.ts'
import { passkeyJobs } from './passkey.jobs.ts'
import { passkeyMails } from './passkey.mails.ts'
import { passkeyPersonalData } from './passkey.personal-data.ts'
import { passkeyEndpoints } from './passkey.routes.ts'

export const passkeyDomain = describeDomain({
  endpoints: [...ceremonyEndpoints, ...passkeyEndpoints],
  jobs: passkeyJobs,
  mails: passkeyMails,
  personalData: passkeyPersonalData,
})
