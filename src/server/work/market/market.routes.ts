import * as declared from '#src/contract/market/endpoints.ts'
import { type AppContext, defer } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { getMarket, type Market } from './market.usecases.ts'
import { viewFleet, viewPay, viewPosition } from './market-views.ts'
import { freshenFigures } from './overview.usecases.ts'

async function readMarket(c: AppContext, services: Needs<'db' | 'clock'>): Promise<Market> {
  const market = await getMarket(services)
  defer(c, freshenFigures(services))
  return market
}

const readFleet = implement(declared.readFleet, async ({ c, services, params }) =>
  viewFleet(await readMarket(c, services), params.fleetType),
)

const readPosition = implement(declared.readPosition, async ({ c, services, params }) =>
  viewPosition(await readMarket(c, services), params.rank),
)

const readPay = implement(declared.readPay, async ({ c, services, query }) =>
  viewPay(await readMarket(c, services), query),
)

export const marketEndpoints = [readFleet, readPosition, readPay]
