import { type PageContext, PageError } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { pagedQuery, pagePaths } from '#src/app/paged-list.ts'
import { ApiError } from '#src/contract/api.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { VERIFICATIONS } from '#src/contract/lists.ts'

export const ownVerification = (ctx: PageContext) =>
  pageQuery(ctx, ['verification'], () => ctx.api.call('GET /server/seaman/verification'))

export const ownVoyages = (ctx: PageContext) =>
  pageQuery(ctx, ['voyages'], () => ctx.api.call('GET /server/seaman/voyage'))

export function queue(ctx: PageContext) {
  const query = readList(VERIFICATIONS, ctx.search)
  return pageQuery(ctx, ['checked', 'queue', query], () => ctx.api.call('GET /server/admin/seaman', { query }))
}

export const checkedSeaman = (ctx: PageContext) =>
  pageQuery(ctx, ['checked', 'one', ctx.params.id], () =>
    ctx.api.call('GET /server/admin/seaman/{id}', { params: { id: ctx.params.id ?? '' } }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) throw new PageError(404, ctx.intl.t('check.admin.missing'))
      throw error
    }),
  )

export const askedPath = pagePaths('/company/voyages')

/** Voyages that seafarers ask the company to confirm. */
export const askedVoyages = (ctx: PageContext) =>
  pagedQuery(ctx, ['asked-voyages'], askedPath, (query) => ctx.api.call('GET /server/company/voyage', { query }))
