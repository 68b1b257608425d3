import { z } from 'zod'
import { FLEETS } from '#src/domain/vocabulary/fleets.ts'
import { findRank, SEA_DEPARTMENTS } from '#src/domain/vocabulary/ranks.ts'
import { declareEndpoint } from '../http/endpoint.ts'
import { fleetMarketSchema, payIndexSchema, positionMarketSchema } from './schemas.ts'

const TAG = 'Market'

export const readFleet = declareEndpoint({
  method: 'get',
  path: '/server/job/{fleetType}',
  tag: TAG,
  summary: 'Get the open vacancies and the pay of a fleet',
  who: 'anyone',
  params: z.object({ fleetType: z.enum(FLEETS) }),
  answer: fleetMarketSchema,
  cache: 'public',
})

export const readPosition = declareEndpoint({
  method: 'get',
  path: '/server/position/{rank}',
  tag: TAG,
  summary: 'Get the vacancies and the pay of a rank, by vessel type',
  who: 'anyone',
  params: z.object({ rank: z.string().refine((slug) => findRank(slug) !== undefined) }),
  answer: positionMarketSchema,
  cache: 'public',
})

export const readPay = declareEndpoint({
  method: 'get',
  path: '/server/pay',
  tag: TAG,
  summary: 'Get pay by rank and vessel type: of one department, or of the most wanted ranks of each',
  who: 'anyone',
  query: z.object({ department: z.enum(SEA_DEPARTMENTS).optional(), fleet: z.enum(FLEETS).optional() }),
  answer: payIndexSchema,
  cache: 'public',
})
