import { describeDomain } from '#src/server/domain.ts'
import { savedJobJobs } from './saved.jobs.ts'
import { savedJobMails } from './saved.mails.ts'
import { savedJobPersonalData } from './saved.personal-data.ts'
import { savedJobEndpoints } from './saved.routes.ts'
import { vacancyDigestMails } from './vacancy-digest.mails.ts'
import { vacancyDigest } from './vacancy-digest.ts'

export const savedDomain = describeDomain({
  endpoints: savedJobEndpoints,
  jobs: savedJobJobs,
  mails: { ...savedJobMails, ...vacancyDigestMails },
  digests: [vacancyDigest],
  personalData: savedJobPersonalData,
})
