import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { sweepInvitations } from './team-invitation.usecases.ts'

export const teamJobs: readonly Job[] = [
  scheduledJob({ name: 'sweep-team-invitations', every: 0, run: sweepInvitations }),
]
