import { type PageContext, PageError } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { ApiError } from '#src/contract/api.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { MODERATED } from '#src/contract/lists.ts'

export function moderationQueue(ctx: PageContext) {
  const query = readList(MODERATED, ctx.search)
  return pageQuery(ctx, ['moderated', 'queue', query], () => ctx.api.call('GET /server/admin/vacancy', { query }))
}

export const moderatedVacancy = (ctx: PageContext) =>
  pageQuery(ctx, ['moderated', 'one', ctx.params.id], () =>
    ctx.api.call('GET /server/admin/vacancy/{id}', { params: { id: ctx.params.id ?? '' } }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) throw new PageError(404, ctx.intl.t('moderation.missing'))
      throw error
    }),
  )
