import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { readList, writeList } from '#src/contract/http/describe-list.ts'
import { TRANSFERS } from '#src/contract/transfer/list.ts'
import { TRANSFERS_KEY } from './transfer-actions.ts'

/** The money that arrived, of the state in the address. */
export const transfers = (ctx: PageContext) => {
  const query = readList(TRANSFERS, ctx.search)
  return pageQuery(ctx, [TRANSFERS_KEY, writeList(TRANSFERS, query)], () =>
    ctx.api.call('GET /server/admin/transfer', { query }),
  )
}
