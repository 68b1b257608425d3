import * as declared from '#src/contract/market/overview-endpoints.ts'
import { defer } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { freshenFigures, getOverview } from './overview.usecases.ts'

const readOverview = implement(declared.readOverview, async ({ c, services }) => {
  const overview = await getOverview(services)
  defer(c, freshenFigures(services))
  return overview
})

export const statisticEndpoints = [readOverview]
