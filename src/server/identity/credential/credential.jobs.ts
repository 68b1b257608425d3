import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { sweepLinks } from './credential-links.ts'

export const credentialJobs: readonly Job[] = [scheduledJob({ name: 'sweep-links', every: 0, run: sweepLinks })]
