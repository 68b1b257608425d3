import { declareEndpoint } from '../endpoint.ts'
import { VIEWS } from '../list/lists.ts'
import { listQuerySchema } from '../schemas/list.ts'
import { ownViewsSchema } from '../schemas/views.ts'

export const readOwnViews = declareEndpoint({
  method: 'get',
  path: '/server/seaman/view',
  tag: 'Views',
  summary:
    'Who looked at the asking seafarer in the last ninety days: a line for each viewer and day, the latest first',
  who: VIEWS.who,
  query: listQuerySchema(VIEWS),
  answer: ownViewsSchema,
  errors: ['not-found'],
})
