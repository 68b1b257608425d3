import { type Job, scheduledJob } from '../jobs/job.ts'
import { sweepLeftScans } from './scans.usecases.ts'

export const scanJobs: readonly Job[] = [scheduledJob({ name: 'sweep-left-scans', every: 60, run: sweepLeftScans })]
