import { z } from 'zod'
import { type MarketFigure, payFigureSchema } from '#src/contract/market/schemas.ts'
import { describePay } from '#src/domain/market/pay-quartiles.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findMarketSteps, type MarketStep } from './market.repository.ts'
import { getOpenFigures } from './open-figures.usecases.ts'
import { freshenStatistic, getStatistic, refreshStatistic, type SharedFigure } from './statistic-cache.ts'

const figuresSchema = z.record(z.string(), payFigureSchema)

/** Vacancies and pay of every wanted rank: in total, by fleet and by vessel type. */
const marketSchema = z.object({
  countedAt: z.int(),
  ranks: z.record(z.string(), z.object({ all: payFigureSchema, fleets: figuresSchema, vessels: figuresSchema })),
})

export type Market = z.infer<typeof marketSchema>

const describeBy = (steps: readonly MarketStep[], name: 'fleet' | 'vessel'): Record<string, MarketFigure> =>
  Object.fromEntries([...Map.groupBy(steps, (step) => step[name])].map(([value, group]) => [value, describePay(group)]))

const describeRank = (steps: readonly MarketStep[]): Market['ranks'][string] => ({
  all: describePay(steps),
  fleets: describeBy(steps, 'fleet'),
  vessels: describeBy(steps, 'vessel'),
})

// Rank by rank, so that other requests run in between.
async function computeMarket(services: Needs<'db' | 'clock'>): Promise<Market> {
  const { facets } = await getOpenFigures(services)
  const ranks: Market['ranks'] = {}
  for (const { value } of facets.rank) ranks[value] = describeRank(await findMarketSteps(services.db, value))
  return { countedAt: services.clock(), ranks }
}

const MARKET: SharedFigure<Market> = { name: 'market', schema: marketSchema, compute: computeMarket }

export const getMarket = (services: Needs<'db' | 'clock'>): Promise<Market> => getStatistic(services, MARKET)

export const refreshMarket = (services: Needs<'db' | 'clock'>): Promise<Market> => refreshStatistic(services, MARKET)

export const freshenMarket = (services: Needs<'db' | 'clock'>): Promise<void> => freshenStatistic(services, MARKET)
