import { createBreadcrumbList } from '#src/app/breadcrumb-list.ts'
import { loadPart } from '#src/app/load-part.ts'
import { type PageContext, PageError, type PageHead } from '#src/app/page.ts'
import type { FleetMarket } from '#src/contract/market/schemas.ts'
import type { VacancyList } from '#src/contract/vacancy-search/schemas.ts'
import { type FleetType, isFleetType } from '#src/domain/vocabulary/fleets.ts'
import { formatsFor } from '#src/i18n/formats-for.ts'
import { insideSentence } from '#src/i18n/inside-sentence.ts'
import { fleetCrumbs } from './crumbs.ts'
import { createMarketWords, type MarketWords } from './market-words.ts'

export type FleetData = { fleet: FleetType; market: FleetMarket; list: VacancyList | undefined }

export async function loadFleet({ api, params, intl }: PageContext): Promise<FleetData> {
  const fleet = params.fleetType ?? ''
  if (!isFleetType(fleet)) throw new PageError(404, intl.t('page.wrong-fleet'))
  const [market, list] = await Promise.all([api.getFleetMarket(fleet), loadPart(api.findVacancies({ fleet }))])
  return { fleet, market, list }
}

export const titleOf = (fleet: FleetType, words: MarketWords): string =>
  words.t('market.fleet.title', { fleet: insideSentence(words.intl, words.fleet(fleet)) })

export function createFleetHead({ fleet, list }: FleetData, ctx: PageContext): PageHead {
  const words = createMarketWords(ctx.intl, formatsFor(ctx.intl))
  const values = { fleet: words.fleet(fleet) }
  return {
    title: titleOf(fleet, words),
    description: words.t('market.fleet.description', values),
    jsonLd: [createBreadcrumbList(fleetCrumbs(fleet, words), ctx)],
    ...(!list && { isIncomplete: true }),
  }
}
