import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { createInvitationApi } from '#src/contract/invitation/api.ts'
import { SENT_INVITATIONS } from '#src/contract/lists.ts'

/** Invitations by the company. */
export function sentInvitations(ctx: PageContext) {
  const query = readList(SENT_INVITATIONS, ctx.search)
  return pageQuery(ctx, ['sent-invitations', query], () => createInvitationApi(ctx.api.call).listSent(query))
}
