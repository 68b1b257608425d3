import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { finishRecoveries } from './recovery.usecases.ts'
import { sweepTeams } from './team-invitation.usecases.ts'

export const teamJobs: readonly Job[] = [
  scheduledJob({ name: 'sweep-teams', every: 0, run: sweepTeams }),
  scheduledJob({ name: 'finish-recoveries', every: 0, run: finishRecoveries }),
]
