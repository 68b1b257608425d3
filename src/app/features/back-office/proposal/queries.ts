import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { RECOVERIES } from '#src/contract/proposal/list.ts'

export const RECOVERIES_PATH = '/admin/recoveries'
export const RECOVERIES_KEY = 'recoveries'

/** Proposed recoveries of companies. */
export const recoveries = (ctx: PageContext) => {
  const query = readList(RECOVERIES, ctx.search)
  return pageQuery(ctx, [RECOVERIES_KEY, query.page], () => ctx.api.call('GET /server/admin/recovery', { query }))
}
