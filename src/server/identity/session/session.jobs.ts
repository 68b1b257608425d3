import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { sweepSessions } from './session.usecases.ts'

export const sessionJobs: readonly Job[] = [scheduledJob({ name: 'sweep-sessions', every: 0, run: sweepSessions })]
