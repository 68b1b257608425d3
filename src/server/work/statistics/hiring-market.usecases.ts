import { z } from 'zod'
import { type HiringMarket, hiringMarketSchema } from '#src/contract/statistics/schemas.ts'
import { findMarketMedian } from '#src/domain/statistics/market-median.ts'
import { findMedian } from '#src/domain/statistics/median.ts'
import { describePeriod, PERIODS, type Period, toDayNumber } from '#src/domain/statistics/periods.ts'
import { FUNNEL } from '#src/domain/statistics/stages.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { getStatistic, refreshStatistic, type SharedFigure } from '../market/statistic-cache.ts'
import { countAnswersByCompany, countByCompany, countFilledByCompany } from './hiring-market.repository.ts'
import { DUE_DAYS, describeAnswers, describeFill } from './statistics.usecases.ts'

/** A share of fewer applications says little about a company. */
const LEAST_APPLICATIONS = 5

const marketsSchema = z.record(z.enum(PERIODS), hiringMarketSchema)
type Markets = z.infer<typeof marketsSchema>

type Received = Awaited<ReturnType<typeof countByCompany>>
type Answered = Awaited<ReturnType<typeof countAnswersByCompany>>
type Filled = Awaited<ReturnType<typeof countFilledByCompany>>

/** In percent. */
const shareOf = (part: number, of: number): number | null => (of < LEAST_APPLICATIONS ? null : (100 * part) / of)

const describeStages = (rows: Received): HiringMarket['stages'] =>
  FUNNEL.slice(1).map((stage, place) => {
    const previous = FUNNEL[place] ?? 'applied'
    return { stage, share: findMarketMedian(rows.map((row) => shareOf(row[stage], row[previous]))) }
  })

function describeAnswered(rows: Answered): HiringMarket['answers'] {
  const companies = [...Map.groupBy(rows, ({ company }) => company).values()]
  const answers = companies.map(describeAnswers)
  const isMeasured = companies.map(
    (company) => company.reduce((sum, { hours, count }) => sum + (hours === null ? 0 : count), 0) >= LEAST_APPLICATIONS,
  )
  return {
    inTime: findMarketMedian(answers.map(({ due, inTime }) => shareOf(inTime, due))),
    hours: findMarketMedian(answers.map(({ hours }, place) => (isMeasured[place] ? hours : null))),
  }
}

/** The median of each company, then the median of these. */
const medianOfCompanies = (rows: Filled): number | null =>
  findMarketMedian(
    [...Map.groupBy(rows, ({ company }) => company).values()].map((company) =>
      findMedian(company.map(({ days, count }) => ({ value: days, count }))),
    ),
  )

const describeFilled = (rows: Filled): HiringMarket['fill'] => ({
  days: medianOfCompanies(rows),
  ranks: describeFill(rows).ranks.flatMap(({ rank }) => {
    const days = medianOfCompanies(rows.filter((row) => row.rank === rank))
    return days === null ? [] : [{ rank, days }]
  }),
})

async function computePeriod(db: Needs<'db'>['db'], period: Period, today: number): Promise<HiringMarket> {
  const span = describePeriod(period, today)
  const [received, answered, filled] = await Promise.all([
    countByCompany(db, span),
    countAnswersByCompany(db, span, today - DUE_DAYS),
    countFilledByCompany(db, span),
  ])
  return { stages: describeStages(received), answers: describeAnswered(answered), fill: describeFilled(filled) }
}

async function computeMarkets({ db, clock }: Needs<'db' | 'clock'>): Promise<Markets> {
  const today = toDayNumber(clock())
  const found = await Promise.all(PERIODS.map(async (period) => [period, await computePeriod(db, period, today)]))
  return marketsSchema.parse(Object.fromEntries(found))
}

const MARKETS: SharedFigure<Markets> = { name: 'hiring', schema: marketsSchema, compute: computeMarkets }

/** The medians of all companies over a period, the same for every reader: no filter makes the group of companies smaller. */
export const getHiringMarket = async (services: Needs<'db' | 'clock'>, period: Period): Promise<HiringMarket> =>
  (await getStatistic(services, MARKETS))[period]

export const refreshHiringMarket = (services: Needs<'db' | 'clock'>): Promise<Markets> =>
  refreshStatistic(services, MARKETS)
