import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { refreshCrewing } from './crewing-figures.usecases.ts'

export const crewingJobs: readonly Job[] = [
  scheduledJob({ name: 'refresh-crewing', next: 'refresh-overview', run: refreshCrewing }),
]
