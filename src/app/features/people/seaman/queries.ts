import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { createFriendApi } from '#src/contract/friend/api.ts'

export const friends = (ctx: PageContext) =>
  pageQuery(ctx, ['friends'], () => createFriendApi(ctx.api.call).getFriends())

export const privacy = (ctx: PageContext) =>
  pageQuery(ctx, ['privacy'], () => createFriendApi(ctx.api.call).getPrivacy())
