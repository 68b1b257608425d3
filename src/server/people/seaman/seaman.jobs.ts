import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'

export const seamanJobs: readonly Job[] = [
  scheduledJob({
    name: 'sweep-cv-versions',
    every: 60,
    run: ({ cvs, clock }) => cvs.sweepVersions(clock()),
  }),
]
