import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { refreshHiringMarket } from './hiring-market.usecases.ts'
import { sweepStatistics } from './sweep-statistics.usecases.ts'

export const statisticsJobs: readonly Job[] = [
  scheduledJob({ name: 'refresh-hiring-market', every: 24 * 60, run: refreshHiringMarket }),
  scheduledJob({ name: 'sweep-statistics', every: 24 * 60, run: sweepStatistics }),
]
