import { type PageContext, PageRedirect } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { createInvitationApi } from '#src/contract/api/invitation.ts'
import { readPage } from '#src/contract/paging.ts'
import { withQuery } from '#src/contract/with-query.ts'

export const invitationApi = ({ api }: PageContext) => createInvitationApi(api.call)

export const invitationsPath = (page = 1): string =>
  withQuery('/seaman/jobs/invitations', { page: page === 1 ? undefined : page })

/** What companies asked the seafarer to apply for. */
export function ownInvitations(ctx: PageContext) {
  const page = readPage(ctx.search.page)
  return pageQuery(ctx, ['invitations', page], async () => {
    const list = await invitationApi(ctx).listOwn({ page })
    if (list.items.length === 0 && list.page > 1) throw new PageRedirect(invitationsPath())
    return list
  })
}
