import { describeDomain } from '#src/server/domain.ts'
import { statisticsJobs } from './statistics.jobs.ts'
import { statisticsEndpoints } from './statistics.routes.ts'

export const statisticsDomain = describeDomain({
  endpoints: statisticsEndpoints,
  jobs: statisticsJobs,
  notPersonal: {
    vacancy_view: 'how often a vacancy was viewed, by day and kind of source',
  },
})
