import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'

/** The subject of the keys of withdrawals from own orders. */
export const ORDER_WITHDRAWALS = 'order-withdrawals'

/** The withdrawal from the order of the address. */
export const ownWithdrawal = (ctx: PageContext) => {
  const { id = '' } = ctx.params
  return pageQuery(ctx, [ORDER_WITHDRAWALS, id], () =>
    ctx.api.call('GET /server/seaman/order/{id}/withdrawal', { params: { id } }),
  )
}
