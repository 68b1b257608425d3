import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { expireVacancies } from './expire-vacancies.usecases.ts'

export const vacancyJobs: readonly Job[] = [
  scheduledJob({ name: 'expire-vacancies', every: 0, next: 'refresh-open-figures', run: expireVacancies }),
]
