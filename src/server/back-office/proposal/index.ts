import { describeDomain } from '#src/server/domain.ts'
import { createAdjustmentEndpoints } from './adjustment.routes.ts'
import { proposalJobs } from './proposal.jobs.ts'
import { proposalPersonalData } from './proposal.personal-data.ts'
import { createProposalEndpoints } from './proposal.routes.ts'

export const proposalDomain = describeDomain({
  endpoints: ({ actsByTwo }) => [...createProposalEndpoints(actsByTwo), ...createAdjustmentEndpoints(actsByTwo)],
  jobs: proposalJobs,
  personalData: proposalPersonalData,
})
