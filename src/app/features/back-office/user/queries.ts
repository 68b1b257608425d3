import { type PageContext, PageError } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { ApiError } from '#src/contract/api.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { USERS } from '#src/contract/lists.ts'

export function users(ctx: PageContext) {
  const query = readList(USERS, ctx.search)
  return pageQuery(ctx, ['users', query], () => ctx.api.findUsers(query))
}

export function user(ctx: PageContext) {
  const { id = '' } = ctx.params
  return pageQuery(ctx, ['user', id], async () => {
    try {
      return await ctx.api.getUser(id)
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) throw new PageError(404, ctx.intl.t('admin.user.missing'))
      throw error
    }
  })
}
