import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'

/** Proposed recoveries of companies. */
export const recoveries = (ctx: PageContext) =>
  pageQuery(ctx, ['recoveries'], () => ctx.api.call('GET /server/admin/recovery'))
