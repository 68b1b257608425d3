import { describeDomain } from '#src/server/domain.ts'
import { createRightsJobs } from './data-right.jobs.ts'
import { rightsMails } from './data-right.mails.ts'
import { rightsPersonalData } from './data-right.personal-data.ts'
import { createRightsEndpoints } from './data-right.routes.ts'

export const dataRightDomain = describeDomain({
  endpoints: ({ withdrawal }) => createRightsEndpoints(withdrawal),
  jobs: ({ personalData, erasure }) => createRightsJobs(personalData, erasure),
  mails: rightsMails,
  personalData: rightsPersonalData,
})
