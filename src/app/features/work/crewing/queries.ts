import { findOrNotFound } from '#src/app/not-found.ts'
import { type PageContext, PageRedirect } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { companyPath } from '#src/contract/http/addresses.ts'
import { parseFilters, toQuery } from './filters.ts'

/** The directory, or that of one country. */
export function companies(ctx: PageContext, country = '') {
  const query = toQuery(parseFilters(ctx.search, country))
  return pageQuery(ctx, ['companies', country, query], () => ctx.api.findCompanies(query, country || undefined))
}

export function company(ctx: PageContext) {
  const { country = '', slug = '' } = ctx.params
  return pageQuery(ctx, ['company', country, slug], async () => {
    const found = await findOrNotFound(ctx.api.getCompany(country, slug), ctx)
    // A temporary redirect: the company may move to another country and back.
    if (found.country.toLowerCase() !== country.toLowerCase()) throw new PageRedirect(companyPath(found))
    return found
  })
}
