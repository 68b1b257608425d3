import { createBreadcrumbList } from '#src/app/breadcrumb-list.ts'
import { loadPart } from '#src/app/load-part.ts'
import { createNotFound } from '#src/app/not-found.ts'
import type { PageContext, PageHead } from '#src/app/page.ts'
import type { PositionMarket } from '#src/contract/market/schemas.ts'
import type { VacancyList } from '#src/contract/vacancy-search/schemas.ts'
import { findRank, type Rank } from '#src/domain/vocabulary/ranks.ts'
import { formatsFor } from '#src/i18n/formats-for.ts'
import { positionCrumbs } from './crumbs.ts'
import { createMarketWords } from './market-words.ts'

export type PositionData = { rank: Rank; market: PositionMarket; list: VacancyList | undefined }

export function findRankOf(ctx: PageContext): Rank {
  const rank = findRank(ctx.params.rank ?? '')
  if (!rank) throw createNotFound(ctx)
  return rank
}

export async function loadPosition(ctx: PageContext): Promise<PositionData> {
  const rank = findRankOf(ctx)
  const [market, list] = await Promise.all([
    ctx.api.getPositionMarket(rank.slug),
    loadPart(ctx.api.findVacancies({ rank: rank.slug })),
  ])
  return { rank, market, list }
}

export function createPositionHead({ rank, market, list }: PositionData, ctx: PageContext): PageHead {
  const words = createMarketWords(ctx.intl, formatsFor(ctx.intl))
  const { t } = words
  const name = words.rank(rank.slug)
  const { all } = market
  return {
    title: t('market.position.title', { rank: name }),
    description: all.pay
      ? t('market.position.description-pay', { rank: name, median: words.median(all) })
      : t('market.position.description', { rank: name }),
    jsonLd: [createBreadcrumbList(positionCrumbs(rank, words), ctx)],
    ...(!list && { isIncomplete: true }),
  }
}
