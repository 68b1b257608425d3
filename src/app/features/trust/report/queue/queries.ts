import { type PageContext, PageError } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { ApiError } from '#src/contract/api.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { REPORTS } from '#src/contract/lists.ts'

export const REPORTS_PATH = '/admin/reports'
export const reportPath = (id: string): string => `${REPORTS_PATH}/${id}`

export function reports(ctx: PageContext) {
  const query = readList(REPORTS, ctx.search)
  return pageQuery(ctx, ['reports', 'queue', query], () => ctx.api.call('GET /server/admin/report', { query }))
}

export const report = (ctx: PageContext) =>
  pageQuery(ctx, ['reports', 'one', ctx.params.id], () =>
    ctx.api.call('GET /server/admin/report/{id}', { params: { id: ctx.params.id ?? '' } }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) throw new PageError(404, ctx.intl.t('report.case.missing'))
      throw error
    }),
  )
