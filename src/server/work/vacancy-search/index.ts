import { describeDomain } from '#src/server/domain.ts'
import { vacancyEndpoints } from './vacancy-search.routes.ts'

export const vacancySearchDomain = describeDomain({
  endpoints: vacancyEndpoints,
})
