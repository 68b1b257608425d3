import { declareEndpoint } from '../http/endpoint.ts'
import { overviewSchema } from './overview-schemas.ts'

export const readOverview = declareEndpoint({
  method: 'get',
  path: '/server/overview',
  tag: 'Statistics',
  summary: 'The live numbers of the landing page',
  who: 'anyone',
  answer: overviewSchema,
  cache: 'public',
})
