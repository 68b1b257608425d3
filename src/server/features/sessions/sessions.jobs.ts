import { type Job, scheduledJob } from '../jobs/job.ts'
import { sweepSessions } from './sessions.usecases.ts'

export const sessionJobs: readonly Job[] = [scheduledJob({ name: 'sweep-sessions', every: 0, run: sweepSessions })]
