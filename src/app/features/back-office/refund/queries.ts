import { PAYBACKS_KEY } from '#src/app/features/exchange/payback/admin-queries.ts'
import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { readList, writeList } from '#src/contract/http/describe-list.ts'
import { PAYBACKS } from '#src/contract/refund/list.ts'

/** The money that leaves balances, of the state in the address. */
export const paybacks = (ctx: PageContext) => {
  const query = readList(PAYBACKS, ctx.search)
  return pageQuery(ctx, [PAYBACKS_KEY, writeList(PAYBACKS, query)], () =>
    ctx.api.call('GET /server/admin/payback', { query }),
  )
}
