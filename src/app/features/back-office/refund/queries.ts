import { REFUNDS_KEY } from '#src/app/features/exchange/billing/office-keys.ts'
import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { readList, writeList } from '#src/contract/http/describe-list.ts'
import { PAYBACKS, REFUNDS } from '#src/contract/refund/list.ts'

export const PAYBACKS_PATH = '/admin/payments/paybacks'
export const PAYBACKS_KEY = 'admin-paybacks'
export const REFUNDS_PATH = '/admin/payments/refunds'

/** The money that leaves balances, of the state in the address. */
export const paybacks = (ctx: PageContext) => {
  const query = readList(PAYBACKS, ctx.search)
  return pageQuery(ctx, [PAYBACKS_KEY, writeList(PAYBACKS, query)], () =>
    ctx.api.call('GET /server/admin/payback', { query }),
  )
}

/** Proposed refunds of payments and orders. */
export const refunds = (ctx: PageContext) => {
  const query = readList(REFUNDS, ctx.search)
  return pageQuery(ctx, [REFUNDS_KEY, query.page], () => ctx.api.call('GET /server/admin/refund', { query }))
}
