import { type Job, scheduledJob } from '../job/job.ts'
import { sweepFiles } from './sweep-files.usecases.ts'

export const fileJobs: readonly Job[] = [scheduledJob({ name: 'sweep-files', every: 15, run: sweepFiles })]
