import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { DISPUTES } from '#src/contract/checkout/list.ts'
import { readList, writeList } from '#src/contract/http/describe-list.ts'

export const DISPUTES_PATH = '/admin/payments/disputes'

/** The disputes of the state in the address. */
export const disputes = (ctx: PageContext) => {
  const query = readList(DISPUTES, ctx.search)
  return pageQuery(ctx, ['disputes', writeList(DISPUTES, query)], () =>
    ctx.api.call('GET /server/admin/dispute', { query }),
  )
}
