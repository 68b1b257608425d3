import { type Job, scheduledJob } from '../jobs/job.ts'
import { sweepSentCvs } from './cv-sendings.usecases.ts'

export const applicationJobs: readonly Job[] = [scheduledJob({ name: 'sweep-sent-cvs', every: 30, run: sweepSentCvs })]
