import { type PageContext, PageError } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { ApiError } from '#src/contract/api.ts'
import { trimFacets } from './facet-group.ts'
import { parseFilters, toQuery } from './filters.ts'

/** With only the choices that the form shows. */
export function vacancies(ctx: PageContext) {
  const filters = parseFilters(ctx.search)
  const query = toQuery(filters)
  return pageQuery(ctx, ['vacancies', query], async () => {
    const list = await ctx.api.findVacancies(query)
    return { ...list, facets: trimFacets(list.facets, filters) }
  })
}

export function vacancy(ctx: PageContext) {
  const { id = '' } = ctx.params
  return pageQuery(ctx, ['vacancy', id], () => ctx.api.getVacancy(id).catch((error: unknown) => refuse(error, ctx)))
}

function refuse(error: unknown, { intl }: PageContext): never {
  if (error instanceof ApiError && error.status === 410) throw new PageError(410, intl.t('vacancy.detail.gone'))
  if (error instanceof ApiError && error.status === 404) throw new PageError(404, intl.t('vacancy.detail.missing'))
  throw error
}
