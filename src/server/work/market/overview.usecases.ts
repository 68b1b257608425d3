import { type Overview, overviewSchema } from '#src/contract/market/overview-schemas.ts'
import { DAY } from '#src/domain/time.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { toCard } from '../vacancy/vacancy-card.ts'
import { freshenMarket, getMarket } from './market.usecases.ts'
import { freshenOpenFigures, getOpenFigures, refreshOpenFigures } from './open-figures.usecases.ts'
import { findOverviewRows } from './overview.repository.ts'
import { freshenStatistic, getStatistic, refreshStatistic, type SharedFigure } from './statistic-cache.ts'

async function computeOverview(services: Needs<'db' | 'clock'>): Promise<Overview> {
  const { db, clock } = services
  const [figures, market, rows] = await Promise.all([
    getOpenFigures(services),
    getMarket(services),
    findOverviewRows(db, clock() - DAY),
  ])
  return {
    openVacancies: figures.total,
    publishedToday: rows.publishedToday,
    verifiedEmployers: rows.verifiedEmployers,
    usualAnswerHours: rows.answerHours[Math.floor((rows.answerHours.length - 1) / 2)] ?? null,
    fleets: figures.facets.fleet.map(({ value, count }) => ({ fleet: value, count: count ?? 0 })),
    wanted: rows.wanted.map(({ rank, count }) => ({
      rank,
      count,
      medianPay: market.ranks[rank]?.all.pay?.median ?? null,
    })),
    newest: rows.newest.map(toCard),
    agencies: rows.agencies.map(({ answer_hours, ...company }) => ({
      ...company,
      answerHours: answer_hours,
    })),
  }
}

const OVERVIEW: SharedFigure<Overview> = { name: 'overview', schema: overviewSchema, compute: computeOverview }

/** Returns the live numbers of the landing page. */
export const getOverview = (services: Needs<'db' | 'clock'>): Promise<Overview> => getStatistic(services, OVERVIEW)

export const refreshOverview = (services: Needs<'db' | 'clock'>): Promise<Overview> =>
  refreshStatistic(services, OVERVIEW)

/** In this order: market and overview use the open figures. */
export async function freshenFigures(services: Needs<'db' | 'clock'>): Promise<void> {
  await freshenOpenFigures(services)
  await freshenMarket(services)
  await freshenStatistic(services, OVERVIEW)
}

/** Refreshes both after a change of open vacancies. */
export async function refreshFigures(services: Needs<'db' | 'clock'>): Promise<void> {
  await refreshOpenFigures(services)
  await refreshOverview(services)
}
