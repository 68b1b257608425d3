import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { expireProposals } from './expire-proposals.usecases.ts'

export const proposalJobs: readonly Job[] = [
  scheduledJob({ name: 'expire-proposals', every: 15, run: expireProposals }),
]
