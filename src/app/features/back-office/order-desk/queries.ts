import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { readList, writeList } from '#src/contract/http/describe-list.ts'
import { ORDERS } from '#src/contract/order/list.ts'

export const ORDERS_PATH = '/admin/payments/orders'
export const ORDERS_KEY = 'orders'
export const ORDER_KEY = 'order'

export const orders = (ctx: PageContext) => {
  const query = readList(ORDERS, ctx.search)
  return pageQuery(ctx, [ORDERS_KEY, writeList(ORDERS, query)], () =>
    ctx.api.call('GET /server/admin/order', { query }),
  )
}

export const order = (ctx: PageContext) => {
  const { id = '' } = ctx.params
  return pageQuery(ctx, [ORDER_KEY, id], () => ctx.api.call('GET /server/admin/order/{id}', { params: { id } }))
}
