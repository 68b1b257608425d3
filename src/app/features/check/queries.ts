import { type PageContext, PageError } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { ApiError } from '#src/contract/api.ts'
import { readPage } from '#src/contract/paging.ts'

export const QUEUES = ['pending', 'due', 'verified', 'refused'] as const
export type Queue = (typeof QUEUES)[number]

export const readQueue = (search: Record<string, string>): Queue =>
  QUEUES.find((state) => state === search.state) ?? 'pending'

export const ownVerification = (ctx: PageContext) =>
  pageQuery(ctx, ['verification'], () => ctx.api.call('GET /server/seaman/verification'))

export const ownVoyages = (ctx: PageContext) =>
  pageQuery(ctx, ['voyages'], () => ctx.api.call('GET /server/seaman/voyage'))

export function queue(ctx: PageContext) {
  const query = { state: readQueue(ctx.search), page: readPage(ctx.search.page) }
  return pageQuery(ctx, ['checked', 'queue', query], () => ctx.api.call('GET /server/admin/seaman', { query }))
}

export const checkedSeaman = (ctx: PageContext) =>
  pageQuery(ctx, ['checked', 'one', ctx.params.id], () =>
    ctx.api.call('GET /server/admin/seaman/{id}', { params: { id: ctx.params.id ?? '' } }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) throw new PageError(404, ctx.intl.t('check.admin.missing'))
      throw error
    }),
  )

export function askedVoyages(ctx: PageContext) {
  const page = readPage(ctx.search.page)
  return pageQuery(ctx, ['asked-voyages', page], () => ctx.api.call('GET /server/company/voyage', { query: { page } }))
}
