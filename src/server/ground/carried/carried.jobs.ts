import { type Job, scheduledJob } from '../job/job.ts'
import { sweepWords } from './carried.usecases.ts'

export const carriedJobs: readonly Job[] = [scheduledJob({ name: 'sweep-words', every: 0, run: sweepWords })]
