import { overviewSchema } from '../../../contract/schemas/overview.ts'
import { defineEndpoint } from '../../http/endpoint.ts'
import { getOverview } from './overview.usecases.ts'

const readOverview = defineEndpoint(
  {
    method: 'get',
    path: '/server/overview',
    tag: 'Statistics',
    summary: 'The live numbers of the landing page',
    who: 'anyone',
    answer: overviewSchema,
    cache: 'public',
  },
  async ({ services }) => getOverview(services),
)

export const statisticEndpoints = [readOverview]
