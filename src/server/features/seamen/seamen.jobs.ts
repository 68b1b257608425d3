import { type Job, scheduledJob } from '../jobs/job.ts'

export const seamanJobs: readonly Job[] = [
  scheduledJob({
    name: 'sweep-cv-versions',
    every: 60,
    run: ({ cvs, clock }) => cvs.sweepVersions(clock()),
  }),
]
