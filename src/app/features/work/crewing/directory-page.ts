import { createBreadcrumbList } from '#src/app/breadcrumb-list.ts'
import { createNotFound } from '#src/app/not-found.ts'
import { type PageContext, type PageHead, PageRedirect } from '#src/app/page.ts'
import type { CompanyList } from '#src/contract/crewing/schemas.ts'
import { formatsFor } from '#src/i18n/formats-for.ts'
import { insideSentence } from '#src/i18n/inside-sentence.ts'
import { addressOf, type CompanyFilters, countFilters, parseFilters, readCountry } from './filters.ts'
import { companies } from './queries.ts'
import type { Words } from './texts.ts'

export type DirectoryData = { companies: CompanyList }

/** Queries of the directory; with a country it redirects to that page. */
export function askDirectory(ctx: PageContext) {
  const country = readCountry(ctx.search.country)
  if (country) throw new PageRedirect(addressOf(parseFilters(ctx.search, country)))
  return { companies: companies(ctx) }
}

export function askCountry(ctx: PageContext) {
  const country = readCountry(ctx.params.country)
  if (!country) throw createNotFound(ctx)
  return { companies: companies(ctx, country) }
}

/** A single fleet has its own heading, because people search for it. */
export function titleOf({ country, fleet }: CompanyFilters, { code, t, formats }: Words): string {
  const name = formats.country(country.toUpperCase())
  const only = fleet.length === 1 ? insideSentence({ code }, t(`vocabulary.fleet.${fleet[0]}`)) : ''
  if (country && only) return t('crewing.country.title-fleet', { country: name, fleet: only })
  if (country) return t('crewing.country.title', { country: name })
  return only ? t('crewing.list.title-fleet', { fleet: only }) : t('crewing.list.title')
}

export function createDirectoryHead({ companies: { total, figures } }: DirectoryData, ctx: PageContext): PageHead {
  const filters = parseFilters(ctx.search, readCountry(ctx.params.country))
  const { code, t } = ctx.intl
  const words = { code, t, formats: formatsFor(ctx.intl) }
  const title = titleOf(filters, words)
  const { agencies, openVacancies } = figures
  const country = words.formats.country(filters.country.toUpperCase())
  return {
    title: filters.page > 1 ? words.t('ui.pager.title', { title, page: filters.page }) : title,
    description: filters.country
      ? words.t('crewing.country.description', { country, agencies, vacancies: openVacancies })
      : words.t('crewing.list.description', { agencies, vacancies: openVacancies }),
    canonical: addressOf(filters),
    ...(filters.country && { jsonLd: [createBreadcrumbList(listCrumbs(filters.country, words), ctx)] }),
    ...(isWorthIndexing(filters, total) ? {} : { noindex: true }),
  }
}

/** Returns the breadcrumbs of a country. */
export const listCrumbs = (country: string, { t, formats }: Words) => [
  { name: t('crewing.list.title'), path: '/crewing' },
  { name: formats.country(country.toUpperCase()), path: `/crewing/${country}` },
]

/** The directory, countries and single fleets are indexed with their pages; free-text searches are not. */
const isWorthIndexing = (filters: CompanyFilters, total: number): boolean =>
  total > 0 && filters.sort === 'open' && countFilters(filters) === filters.fleet.length && filters.fleet.length <= 1
