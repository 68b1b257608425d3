import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { SERVICES } from '#src/app/service-news.ts'
import { readList, writeList } from '#src/contract/http/describe-list.ts'
import { SERVICE_ORDERS } from '#src/contract/service-desk/list.ts'

export const SERVICES_PATH = '/admin/services'

/** Fetched again when an order that the admin fulfils changes. */
export const deskOrders = (ctx: PageContext) => {
  const query = readList(SERVICE_ORDERS, ctx.search)
  return pageQuery(ctx, [SERVICES, 'desk', writeList(SERVICE_ORDERS, query)], () =>
    ctx.api.call('GET /server/admin/service', { query }),
  )
}

export const deskOrder = (ctx: PageContext) => {
  const { id = '' } = ctx.params
  return pageQuery(ctx, [SERVICES, 'desk-order', id], () =>
    ctx.api.call('GET /server/admin/service/{id}', { params: { id } }),
  )
}
