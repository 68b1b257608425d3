import type { PageContext } from '#src/app/page.ts'
import { pagedQuery, pagePaths } from '#src/app/paged-list.ts'
import { createViewApi } from '#src/contract/profile-view/api.ts'

export const viewsPath = pagePaths('/seaman/profile/views')

/** Views of the seafarer's profile. */
export const ownViews = (ctx: PageContext) => pagedQuery(ctx, ['views'], viewsPath, createViewApi(ctx.api.call).listOwn)
