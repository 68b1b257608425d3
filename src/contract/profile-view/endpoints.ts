import { declareEndpoint } from '../http/endpoint.ts'
import { listQuerySchema } from '../http/list-schemas.ts'
import { VIEWS } from '../lists.ts'
import { ownViewsSchema } from './schemas.ts'

export const readOwnViews = declareEndpoint({
  method: 'get',
  path: '/server/seaman/view',
  tag: 'Views',
  summary: 'List the seafarer’s profile views of the last ninety days, one line for each viewer and day, latest first',
  who: VIEWS.who,
  query: listQuerySchema(VIEWS),
  answer: ownViewsSchema,
  errors: ['not-found'],
})
