import { declareEndpoint } from '../endpoint.ts'
import { overviewSchema } from '../schemas/overview.ts'

export const readOverview = declareEndpoint({
  method: 'get',
  path: '/server/overview',
  tag: 'Statistics',
  summary: 'The live numbers of the landing page',
  who: 'anyone',
  answer: overviewSchema,
  cache: 'public',
})
