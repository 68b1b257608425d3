import { overviewSchema } from '../../../contract/schemas/overview.ts'
import { defer } from '../../http/context.ts'
import { defineEndpoint } from '../../http/endpoint.ts'
import { freshenFigures, getOverview } from './overview.usecases.ts'

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
  async ({ c, services }) => {
    const overview = await getOverview(services)
    defer(c, freshenFigures(services))
    return overview
  },
)

export const statisticEndpoints = [readOverview]
