import { type PageContext, PageError } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { ApiError } from '#src/contract/api.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { VACANCY_FIGURES } from '#src/contract/lists.ts'

const isId = (text: string): boolean => /^[0-9a-f-]{36}$/.test(text)

export function statistics(ctx: PageContext) {
  const { period } = readList(VACANCY_FIGURES, ctx.search)
  const { vacancy } = ctx.search
  return pageQuery(ctx, ['statistics', period, vacancy], async () => {
    const missing = () => new PageError(404, ctx.intl.t('statistics.missing'))
    if (vacancy && !isId(vacancy)) throw missing()
    try {
      const query = { period, ...(vacancy && { vacancy }) }
      return await ctx.api.call('GET /server/company/statistics', { query })
    } catch (error) {
      // Others' vacancies are not found.
      if (error instanceof ApiError && error.status === 404) throw missing()
      throw error
    }
  })
}

export function vacancyFigures(ctx: PageContext) {
  const query = readList(VACANCY_FIGURES, ctx.search)
  return pageQuery(ctx, ['vacancy-figures', query], () =>
    ctx.api.call('GET /server/company/statistics/vacancy', { query }),
  )
}
