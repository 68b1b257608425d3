import { describeDomain } from '#src/server/domain.ts'
import { proposalJobs } from './proposal.jobs.ts'
import { proposalPersonalData } from './proposal.personal-data.ts'
import { createProposalEndpoints } from './proposal.routes.ts'

export const proposalDomain = describeDomain({
  endpoints: ({ actsByTwo }) => createProposalEndpoints(actsByTwo),
  jobs: proposalJobs,
  personalData: proposalPersonalData,
})
