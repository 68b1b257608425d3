import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { askStillFree } from './ask.usecases.ts'

export const stillFreeJobs: readonly Job[] = [scheduledJob({ name: 'ask-still-free', every: 10, run: askStillFree })]
