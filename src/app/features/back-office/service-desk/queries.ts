import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { SERVICES } from '#src/app/service-news.ts'
import { readList, writeList } from '#src/contract/http/describe-list.ts'
import { SERVICE_ORDERS } from '#src/contract/service-desk/list.ts'
import { FIGURE_PERIODS } from '#src/domain/service/figure-periods.ts'

export const SERVICES_PATH = '/admin/services'

/** Fetched again when an order that the admin fulfils changes. */
export const deskOrders = (ctx: PageContext) => {
  const query = readList(SERVICE_ORDERS, ctx.search)
  return pageQuery(ctx, [SERVICES, 'desk', writeList(SERVICE_ORDERS, query)], () =>
    ctx.api.call('GET /server/admin/service', { query }),
  )
}

/** Figures of the period of the address. */
export const serviceFigures = (ctx: PageContext) => {
  const period = FIGURE_PERIODS.find((one) => one === ctx.search.period) ?? FIGURE_PERIODS[0]
  return pageQuery(ctx, [SERVICES, 'figures', period], () =>
    ctx.api.call('GET /server/admin/service-figure', { query: { period } }),
  )
}

export const deskOrder = (ctx: PageContext) => {
  const { id = '' } = ctx.params
  return pageQuery(ctx, [SERVICES, 'desk-order', id], () =>
    ctx.api.call('GET /server/admin/service/{id}', { params: { id } }),
  )
}
