import { mailingOrder } from '#src/app/features/exchange/mailing/order/order-page.tsx'
import type { OrderData } from '#src/app/features/exchange/mailing/order/order-view.tsx'
import { seamanFunds } from '#src/app/features/exchange/order/funds.ts'
import { definePage, type PageContext } from '#src/app/page.ts'
import type { PageQueries } from '#src/app/page-query.ts'
import { findService } from '#src/domain/service/services.ts'
import { orderAction } from './actions.ts'
import { soldService } from './queries.ts'
import { type ServiceData, ServiceView } from './service-view.tsx'

type Data = ServiceData | OrderData

const isService = (data: Data): data is ServiceData => !('widest' in data)
const namesService = ({ params }: PageContext): boolean => findService(params.id ?? '') !== undefined

/** Orders what the address names: a service, or a mailing of the price list. */
export const servicePage = definePage<Data>({
  queries: (ctx) =>
    (namesService(ctx)
      ? { quote: soldService(ctx), ...seamanFunds(ctx) }
      : mailingOrder.queries(ctx)) as PageQueries<Data>,
  head: (data, ctx) =>
    isService(data) ? { title: data.quote.title, description: data.quote.text, noindex: true } : mailingOrder.head(ctx),
  action: (ctx, values) => (namesService(ctx) ? orderAction : mailingOrder.action)(ctx, values),
  Component: ({ data, ...props }) =>
    isService(data) ? <ServiceView {...props} data={data} /> : <mailingOrder.Component {...props} data={data} />,
})
