import { describeDomain } from '#src/server/domain.ts'
import { carriedJobs } from './carried.jobs.ts'
import { carriedEndpoints } from './carried.routes.ts'

export const carriedDomain = describeDomain({
  endpoints: carriedEndpoints,
  jobs: carriedJobs,
  notPersonal: {
    carried_words:
      'what guests wrote, for an hour, sealed with keys that only their browsers have: nobody here can read it or tell whose it is',
  },
})
