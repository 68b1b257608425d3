import { describeDomain } from '#src/server/domain.ts'
import { proposalJobs } from './proposal.jobs.ts'
import { proposalPersonalData } from './proposal.personal-data.ts'

export const proposalDomain = describeDomain({
  jobs: proposalJobs,
  personalData: proposalPersonalData,
})
