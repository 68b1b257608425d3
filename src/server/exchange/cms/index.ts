import { describeDomain } from '#src/server/domain.ts'
import { pageEndpoints } from './cms.routes.ts'

export const cmsDomain = describeDomain({
  endpoints: pageEndpoints,
  notPersonal: {
    page: 'what the admins publish',
    page_text: 'what the admins publish',
  },
})
