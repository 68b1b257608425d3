import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { sweepSocial } from './sweep-social.usecases.ts'

export const socialJobs: readonly Job[] = [scheduledJob({ name: 'sweep-social', every: 0, run: sweepSocial })]
