import type { PageContext } from '#src/app/page.ts'
import { pagedQuery, pagePaths } from '#src/app/paged-list.ts'

export const contestsPath = pagePaths('/admin/contests')

/** Contests for admins. */
export const contests = (ctx: PageContext) => pagedQuery(ctx, ['contests'], contestsPath, ctx.api.listContests)
