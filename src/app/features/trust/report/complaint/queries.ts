import { type PageContext, PageError } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { ApiError } from '#src/contract/api.ts'

export const complaints = (ctx: PageContext) =>
  pageQuery(ctx, ['complaints', 'list'], () => ctx.api.call('GET /server/complaint', {}))

export const complaint = (ctx: PageContext) =>
  pageQuery(ctx, ['complaints', 'one', ctx.params.id], () =>
    ctx.api.call('GET /server/complaint/{id}', { params: { id: ctx.params.id ?? '' } }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) throw new PageError(404, ctx.intl.t('complaint.missing'))
      throw error
    }),
  )
