import { type Job, scheduledJob } from '../jobs/job.ts'
import { eraseDueAccounts } from './erase-account.usecases.ts'
import { MAKE_COPY, makeExport, tendExports } from './exports.usecases.ts'

export const rightsJobs: readonly Job[] = [
  // One that keeps failing comes back by `tend-exports`, until that gives it up.
  { name: MAKE_COPY, lane: 'jobs', deadline: 120, attempts: 4, run: makeExport },
  scheduledJob({ name: 'erase-accounts', every: 5, run: eraseDueAccounts }),
  scheduledJob({ name: 'tend-exports', every: 5, run: tendExports }),
]
