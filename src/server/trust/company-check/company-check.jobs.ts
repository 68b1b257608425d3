import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { maintainLicences } from './licence-ends.usecases.ts'

export const companyCheckJobs: readonly Job[] = [
  scheduledJob({ name: 'tend-licences', every: 60, run: maintainLicences }),
]
