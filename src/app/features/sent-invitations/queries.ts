import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { createInvitationApi } from '#src/contract/api/invitation.ts'
import { readList } from '#src/contract/list/describe-list.ts'
import { SENT_INVITATIONS } from '#src/contract/list/lists.ts'

/** Whom the company asked to apply. */
export function sentInvitations(ctx: PageContext) {
  const query = readList(SENT_INVITATIONS, ctx.search)
  return pageQuery(ctx, ['sent-invitations', query], () => createInvitationApi(ctx.api.call).listSent(query))
}
