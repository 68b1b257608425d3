import type { PageContext } from '#src/app/page.ts'
import { pagedQuery, pagePaths } from '#src/app/paged-list.ts'
import { createInvitationApi } from '#src/contract/invitation/api.ts'

export const invitationApi = ({ api }: PageContext) => createInvitationApi(api.call)

export const invitationsPath = pagePaths('/seaman/jobs/invitations')

/** Invitations to the seafarer. */
export const ownInvitations = (ctx: PageContext) =>
  pagedQuery(ctx, ['invitations'], invitationsPath, invitationApi(ctx).listOwn)
