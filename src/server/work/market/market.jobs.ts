import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { refreshMarket } from './market.usecases.ts'
import { refreshOpenFigures } from './open-figures.usecases.ts'
import { refreshOverview } from './overview.usecases.ts'

export const statisticJobs: readonly Job[] = [
  scheduledJob({ name: 'refresh-open-figures', next: 'refresh-market', run: refreshOpenFigures }),
  scheduledJob({ name: 'refresh-market', next: 'refresh-crewing', run: refreshMarket }),
  scheduledJob({ name: 'refresh-overview', run: refreshOverview }),
]
