import { definePage } from '#src/app/page.ts'
import { partOf } from '#src/app/page-query.ts'
import { cancelAction } from './cancel-action.ts'
import { ownMailings, soldMailings } from './queries.ts'
import { type ServicesData, ServicesView } from './services-view.tsx'

/** The services of seafarers: mailings of the price list, and the own ones. */
export const servicesPage = definePage<ServicesData>({
  queries: (ctx) => ({ prices: partOf(soldMailings(ctx)), own: partOf(ownMailings(ctx)) }),
  head: (_data, { intl }) => ({
    title: intl.t('page.seaman-services.title'),
    description: intl.t('mailing-order.services.description'),
    noindex: true,
  }),
  action: cancelAction,
  Component: ServicesView,
})
