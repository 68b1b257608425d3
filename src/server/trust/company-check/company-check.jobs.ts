import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { maintainLicences } from './licence-ends.usecases.ts'
import { notifyApplicants } from './notify-applicants.usecases.ts'

export const companyCheckJobs: readonly Job[] = [
  scheduledJob({ name: 'tend-licences', every: 60, run: maintainLicences }),
  scheduledJob({ name: 'notify-applicants', every: 0, run: notifyApplicants }),
]
