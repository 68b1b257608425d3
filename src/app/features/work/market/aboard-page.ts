import { createBreadcrumbList } from '#src/app/breadcrumb-list.ts'
import { loadPart } from '#src/app/load-part.ts'
import { createNotFound } from '#src/app/not-found.ts'
import type { PageContext, PageHead } from '#src/app/page.ts'
import type { MarketFigure, PositionMarket } from '#src/contract/market/schemas.ts'
import type { VacancyList } from '#src/contract/vacancy-search/schemas.ts'
import { isSensible } from '#src/domain/vocabulary/rank-vessels.ts'
import type { Rank } from '#src/domain/vocabulary/ranks.ts'
import { findVesselType, type VesselType } from '#src/domain/vocabulary/vessel-types.ts'
import { formatsFor } from '#src/i18n/formats-for.ts'
import { insideSentence } from '#src/i18n/inside-sentence.ts'
import { aboardCrumbs } from './crumbs.ts'
import { createMarketWords, type MarketWords } from './market-words.ts'
import { findRankOf } from './position-page.ts'

export type AboardData = { rank: Rank; vessel: VesselType; market: PositionMarket; list: VacancyList | undefined }

/**
 * Loads a post on a vessel type. An unusual combination, such as a cargo engineer on a tug, is only a page while there are vacancies, and not
 * indexed.
 */
export async function loadAboard(ctx: PageContext): Promise<AboardData> {
  const rank = findRankOf(ctx)
  const vessel = findVesselType(ctx.params.vesselType ?? '')
  if (!vessel) throw createNotFound(ctx)
  const [market, list] = await Promise.all([
    ctx.api.getPositionMarket(rank.slug),
    loadPart(ctx.api.findVacancies({ rank: rank.slug, vessel: vessel.slug })),
  ])
  if (list?.items.length === 0 && !isSensible(rank.slug, vessel.slug)) throw createNotFound(ctx)
  return { rank, vessel, market, list }
}

export const findFigure = ({ market, vessel }: Pick<AboardData, 'market' | 'vessel'>): MarketFigure =>
  market.vessels.find((known) => known.vessel === vessel.slug) ?? { count: 0, pay: null }

/** Names for messages with both, the rank first. */
export const namesIn = ({ rank, vessel }: Pick<AboardData, 'rank' | 'vessel'>, words: MarketWords) => ({
  rank: words.rank(rank.slug),
  vessel: insideSentence(words.intl, words.vessel(vessel.slug)),
})

/** Limit of a title; longer names are used alone. */
const MAX_TITLE = 90

export function createAboardHead(data: AboardData, ctx: PageContext): PageHead {
  const words = createMarketWords(ctx.intl, formatsFor(ctx.intl))
  const { rank, vessel } = data
  const names = namesIn(data, words)
  const figure = findFigure(data)
  const title = words.t('market.aboard.title', names)
  return {
    title: title.length > MAX_TITLE ? words.t('market.aboard.heading', names) : title,
    description: figure.pay
      ? words.t('market.aboard.description-pay', { ...names, median: words.median(figure) })
      : words.t('market.aboard.description', names),
    jsonLd: [createBreadcrumbList(aboardCrumbs(rank, vessel.slug, words), ctx)],
    noindex: !isSensible(rank.slug, vessel.slug),
    ...(!data.list && { isIncomplete: true }),
  }
}
