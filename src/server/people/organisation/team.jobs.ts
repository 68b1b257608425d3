import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { sweepTeams } from './team-invitation.usecases.ts'

export const teamJobs: readonly Job[] = [scheduledJob({ name: 'sweep-teams', every: 0, run: sweepTeams })]
