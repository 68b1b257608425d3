import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'

/** The key of everything that admins read about pay-backs. */
export const PAYBACKS_KEY = 'admin-paybacks'

export const paybackCounts = (ctx: PageContext) =>
  pageQuery(ctx, [PAYBACKS_KEY, 'count'], () => ctx.api.call('GET /server/admin/payback/count'))
