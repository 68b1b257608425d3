import { describeDomain } from '#src/server/domain.ts'
import { statisticJobs } from './market.jobs.ts'
import { marketEndpoints } from './market.routes.ts'
import { statisticEndpoints } from './overview.routes.ts'
import { refreshFigures } from './overview.usecases.ts'

export const marketDomain = describeDomain({
  endpoints: [...statisticEndpoints, ...marketEndpoints],
  jobs: statisticJobs,
  notPersonal: {
    statistic: 'counts of public vacancies and cards, made anew by the scheduled run',
  },
  withdrawal: { follow: [refreshFigures] },
})
