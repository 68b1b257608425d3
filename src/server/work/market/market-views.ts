import type { FleetMarket, MarketFigure, PayIndex, PositionMarket } from '#src/contract/market/schemas.ts'
import { RANKS, type Rank } from '#src/domain/vocabulary/ranks.ts'
import { findVesselType } from '#src/domain/vocabulary/vessel-types.ts'
import type { Market } from './market.usecases.ts'

const NOTHING: MarketFigure = { count: 0, pay: null }

const byCount = (first: { count: number }, second: { count: number }): number => second.count - first.count

/** Vessel types by number of vacancies. */
function countVessels(market: Market, fleet: string): FleetMarket['vessels'] {
  const counts = new Map<string, number>()
  for (const { vessels } of Object.values(market.ranks)) {
    for (const [vessel, { count }] of Object.entries(vessels)) {
      if (findVesselType(vessel)?.fleet === fleet) counts.set(vessel, (counts.get(vessel) ?? 0) + count)
    }
  }
  return [...counts].map(([vessel, count]) => ({ vessel, count })).sort(byCount)
}

export function viewFleet(market: Market, fleet: string): FleetMarket {
  const ranks = Object.entries(market.ranks)
    .flatMap(([rank, { fleets }]) => (fleets[fleet] ? [{ rank, ...fleets[fleet] }] : []))
    .sort(byCount)
  const open = ranks.reduce((sum, { count }) => sum + count, 0)
  return { fleet, countedAt: market.countedAt, open, ranks, vessels: countVessels(market, fleet) }
}

export function viewPosition(market: Market, rank: string): PositionMarket {
  const known = market.ranks[rank]
  const vessels = Object.entries(known?.vessels ?? {}).map(([vessel, figure]) => ({ vessel, ...figure }))
  return { rank, countedAt: market.countedAt, all: known?.all ?? NOTHING, vessels: vessels.sort(byCount) }
}

type Comparison = MarketFigure & { scope: 'rank-and-vessel' | 'rank' }

/** Returns the figures to compare a vacancy with: the same rank and vessel type, otherwise the rank. */
export function findComparison(market: Market, rank: string, vessel: string): Comparison {
  const known = market.ranks[rank]
  const here = known?.vessels[vessel]
  return here?.pay ? { ...here, scope: 'rank-and-vessel' } : { ...(known?.all ?? NOTHING), scope: 'rank' }
}

/** Posts of each department that are shown without a chosen department. */
const SHOWN_OF_DEPARTMENT = 8
const VESSEL_COLUMNS = 6

export type PayFilter = { department?: string | undefined; fleet?: string | undefined }
type Row = MarketFigure & { rank: string }

const figureOf = ({ ranks }: Market, rank: string, fleet: string | undefined): MarketFigure =>
  (fleet === undefined ? ranks[rank]?.all : ranks[rank]?.fleets[fleet]) ?? NOTHING

function chooseRanks(rows: readonly (Row & Pick<Rank, 'department'>)[], filter: PayFilter): Set<string> {
  const groups = Map.groupBy(rows, (row) => row.department)
  const limit = filter.department === undefined ? SHOWN_OF_DEPARTMENT : rows.length
  return new Set(
    [...groups.values()].flatMap((group) => group.toSorted(byCount).slice(0, limit)).map(({ rank }) => rank),
  )
}

/** Posts with figures: all of one department, or the most wanted of each; within one fleet with vessel types. */
export function viewPay(market: Market, filter: PayFilter): PayIndex {
  const { department, fleet } = filter
  const all = RANKS.filter((rank) =>
    department === undefined ? rank.department !== 'shore' : rank.department === department,
  ).map((rank) => ({
    rank: rank.slug,
    department: rank.department,
    ...figureOf(market, rank.slug, fleet),
  }))
  const told = all.filter(({ pay }) => pay !== null)
  const shown = chooseRanks(told, filter)
  const rows = told.filter(({ rank }) => shown.has(rank))
  const columns = fleet === undefined ? [] : chooseVessels(market, rows, fleet)
  return {
    countedAt: market.countedAt,
    open: all.reduce((sum, { count }) => sum + count, 0),
    ranks: rows.map(({ department: _, ...row }) => ({
      ...row,
      byVessel: columns.map((vessel) => market.ranks[row.rank]?.vessels[vessel] ?? null),
    })),
    vessels: columns,
  }
}

/** Vessel types of the fleet with the most figures. */
function chooseVessels({ ranks }: Market, rows: readonly Row[], fleet: string): string[] {
  const told = new Map<string, number>()
  for (const { rank } of rows) {
    for (const [vessel, { count, pay }] of Object.entries(ranks[rank]?.vessels ?? {})) {
      if (pay && findVesselType(vessel)?.fleet === fleet) told.set(vessel, (told.get(vessel) ?? 0) + count)
    }
  }
  return [...told]
    .map(([vessel, count]) => ({ vessel, count }))
    .sort(byCount)
    .slice(0, VESSEL_COLUMNS)
    .map(({ vessel }) => vessel)
}
