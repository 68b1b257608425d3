import { findOrNotFound } from '#src/app/not-found.ts'
import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { parseFilters, toQuery } from './filters.ts'

/** The directory, or of one country. */
export function companies(ctx: PageContext, country = '') {
  const query = toQuery(parseFilters(ctx.search, country))
  return pageQuery(ctx, ['companies', country, query], () => ctx.api.findCompanies(query, country || undefined))
}

export function company(ctx: PageContext) {
  const { country = '', slug = '' } = ctx.params
  return pageQuery(ctx, ['company', country, slug], () => findOrNotFound(ctx.api.getCompany(country, slug), ctx))
}
