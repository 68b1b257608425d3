import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import type { Erasure } from '#src/server/platform/erasure.ts'
import type { PersonalData } from '#src/server/platform/personal-data.ts'
import { eraseDueAccounts } from './erase-account.usecases.ts'
import { MAKE_COPY, maintainExports, makeExport } from './exports.usecases.ts'

export const createRightsJobs = (registry: PersonalData, erasure: Erasure): readonly Job[] => [
  // One that keeps failing comes back by `tend-exports`, until that gives it up.
  {
    name: MAKE_COPY,
    lane: 'jobs',
    deadline: 120,
    attempts: 4,
    run: (services, id) => makeExport(services, registry, id),
  },
  scheduledJob({ name: 'erase-accounts', every: 0, run: (services) => eraseDueAccounts(services, erasure) }),
  scheduledJob({ name: 'tend-exports', every: 0, run: maintainExports }),
]
