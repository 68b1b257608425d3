import type { PageContext } from '#src/app/page.ts'
import { createPageContext, type Place } from '#src/app/page-context.fixture.ts'
import type { FleetMarket, MarketFigure, PayIndex, PositionMarket } from '#src/contract/market/schemas.ts'
import type { VacancyList } from '#src/contract/vacancy-search/schemas.ts'

/** 20 November 2026, noon. */
export const NOW = Date.UTC(2026, 10, 20, 12)

export const createFigure = (count: number, median?: number): MarketFigure => ({
  count,
  pay: median === undefined ? null : { low: median - 50_000, median, high: median + 75_000 },
})

export const createPosition = (changes: Partial<PositionMarket> = {}): PositionMarket => ({
  rank: 'chief-officer',
  countedAt: NOW,
  all: createFigure(40, 880_000),
  vessels: [
    { vessel: 'bulk-carrier', ...createFigure(4) },
    { vessel: 'lng-carrier', ...createFigure(12, 1_065_000) },
  ],
  ...changes,
})

export const createFleet = (changes: Partial<FleetMarket> = {}): FleetMarket => ({
  fleet: 'tanker-fleet',
  countedAt: NOW,
  open: 44,
  ranks: [
    { rank: 'able-seaman', ...createFigure(30, 205_000) },
    { rank: 'master', ...createFigure(4) },
  ],
  vessels: [{ vessel: 'lng-carrier', count: 14 }],
  ...changes,
})

export const createIndex = (changes: Partial<PayIndex> = {}): PayIndex => ({
  countedAt: NOW,
  open: 1500,
  ranks: [
    { rank: 'chief-officer', ...createFigure(40, 880_000), byVessel: [createFigure(12, 1_065_000), null] },
    { rank: 'second-engineer', ...createFigure(31, 790_000), byVessel: [createFigure(3), createFigure(6, 760_000)] },
  ],
  vessels: ['lng-carrier', 'crude-oil-tanker'],
  ...changes,
})

/** A search result with a total and no cards. */
export const createFound = (total: number): VacancyList =>
  ({ items: Array.from({ length: Math.min(total, 20) }, () => ({})), total, totalIsExact: true }) as never

export const createContext = (api: Partial<PageContext['api']>, place: Place = {}): Promise<PageContext> =>
  createPageContext(api, { here: '/position/x', now: NOW, ...place })
