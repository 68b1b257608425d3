import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { readList, writeList } from '#src/contract/http/describe-list.ts'
import { PAYBACKS } from '#src/contract/refund/list.ts'

export const PAYBACKS_KEY = 'admin-paybacks'

/** The money that leaves balances, of the state in the address. */
export const paybacks = (ctx: PageContext) => {
  const query = readList(PAYBACKS, ctx.search)
  return pageQuery(ctx, [PAYBACKS_KEY, writeList(PAYBACKS, query)], () =>
    ctx.api.call('GET /server/admin/payback', { query }),
  )
}

export const paybackCounts = (ctx: PageContext) =>
  pageQuery(ctx, [PAYBACKS_KEY, 'count'], () => ctx.api.call('GET /server/admin/payback/count'))
