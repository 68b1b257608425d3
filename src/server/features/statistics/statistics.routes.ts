import * as declared from '../../../contract/endpoints/statistics.ts'
import { defer } from '../../http/context.ts'
import { implement } from '../../http/endpoint.ts'
import { freshenFigures, getOverview } from './overview.usecases.ts'

const readOverview = implement(declared.readOverview, async ({ c, services }) => {
  const overview = await getOverview(services)
  defer(c, freshenFigures(services))
  return overview
})

export const statisticEndpoints = [readOverview]
