import { cancelAction } from '#src/app/features/exchange/mailing/order/cancel-action.ts'
import { ownMailings, soldMailings } from '#src/app/features/exchange/mailing/order/queries.ts'
import { definePage } from '#src/app/page.ts'
import { partOf } from '#src/app/page-query.ts'
import { ownServices, soldServices } from './queries.ts'
import { type ServicesData, ServicesView } from './services-view.tsx'

/** The services of seafarers: mailings of the price list, the others, and the own ones. */
export const servicesPage = definePage<ServicesData>({
  queries: (ctx) => ({
    prices: partOf(soldMailings(ctx)),
    mailings: partOf(ownMailings(ctx)),
    sold: partOf(soldServices(ctx)),
    own: partOf(ownServices(ctx)),
  }),
  head: (_data, { intl }) => ({
    title: intl.t('page.seaman-services.title'),
    description: intl.t('mailing-order.services.description'),
    noindex: true,
  }),
  action: cancelAction,
  Component: ServicesView,
})
