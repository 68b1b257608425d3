import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { sweepLeftScans } from './scan.usecases.ts'

export const scanJobs: readonly Job[] = [scheduledJob({ name: 'sweep-left-scans', every: 60, run: sweepLeftScans })]
