import { type PageContext, PageError } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { ApiError } from '#src/contract/api.ts'
import { MODERATION_QUEUES } from '#src/contract/own-vacancy.ts'
import { readPage } from '#src/contract/paging.ts'

export type Queue = (typeof MODERATION_QUEUES)[number]

export const readQueue = (search: Record<string, string>): Queue =>
  MODERATION_QUEUES.find((queue) => queue === search.queue) ?? 'waiting'

export function moderationQueue(ctx: PageContext) {
  const query = { queue: readQueue(ctx.search), page: readPage(ctx.search.page) }
  return pageQuery(ctx, ['moderated', 'queue', query], () => ctx.api.call('GET /server/admin/vacancy', { query }))
}

export const moderatedVacancy = (ctx: PageContext) =>
  pageQuery(ctx, ['moderated', 'one', ctx.params.id], () =>
    ctx.api.call('GET /server/admin/vacancy/{id}', { params: { id: ctx.params.id ?? '' } }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) throw new PageError(404, ctx.intl.t('moderation.missing'))
      throw error
    }),
  )
