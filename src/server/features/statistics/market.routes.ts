import { z } from 'zod'
import { fleetMarketSchema, payIndexSchema, positionMarketSchema } from '../../../contract/schemas/market.ts'
import { FLEETS } from '../../../contract/vocabulary/fleets.ts'
import { findRank, SEA_DEPARTMENTS } from '../../../contract/vocabulary/ranks.ts'
import { type AppContext, defer } from '../../http/context.ts'
import { defineEndpoint } from '../../http/endpoint.ts'
import type { Services } from '../../platform/services.ts'
import { getMarket, type Market } from './market.usecases.ts'
import { viewFleet, viewPay, viewPosition } from './market-views.ts'
import { freshenFigures } from './overview.usecases.ts'

const TAG = 'Market'

async function readMarket(c: AppContext, services: Services): Promise<Market> {
  const market = await getMarket(services)
  defer(c, freshenFigures(services))
  return market
}

const readFleet = defineEndpoint(
  {
    method: 'get',
    path: '/server/job/{fleetType}',
    tag: TAG,
    summary: 'What a fleet looks for now and what it pays',
    who: 'anyone',
    params: z.object({ fleetType: z.enum(FLEETS) }),
    answer: fleetMarketSchema,
    cache: 'public',
    errors: ['not-found'],
  },
  async ({ c, services, params }) => viewFleet(await readMarket(c, services), params.fleetType),
)

const readPosition = defineEndpoint(
  {
    method: 'get',
    path: '/server/position/{rank}',
    tag: TAG,
    summary: 'Vacancies and pay of a rank, by vessel type',
    who: 'anyone',
    params: z.object({ rank: z.string().refine((slug) => findRank(slug) !== undefined) }),
    answer: positionMarketSchema,
    cache: 'public',
    errors: ['not-found'],
  },
  async ({ c, services, params }) => viewPosition(await readMarket(c, services), params.rank),
)

const readPay = defineEndpoint(
  {
    method: 'get',
    path: '/server/pay',
    tag: TAG,
    summary: 'Pay by rank and vessel type: of one department, or of the most wanted ranks of each',
    who: 'anyone',
    query: z.object({ department: z.enum(SEA_DEPARTMENTS).optional(), fleet: z.enum(FLEETS).optional() }),
    answer: payIndexSchema,
    cache: 'public',
    errors: ['bad-request'],
  },
  async ({ c, services, query }) => viewPay(await readMarket(c, services), query),
)

export const marketEndpoints = [readFleet, readPosition, readPay]
