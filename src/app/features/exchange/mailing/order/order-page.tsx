import { seamanFunds } from '#src/app/features/exchange/order/funds.ts'
import { createNotFound } from '#src/app/not-found.ts'
import type { PageContext } from '#src/app/page.ts'
import { partOf } from '#src/app/page-query.ts'
import { findSold } from '#src/domain/mailing/mailings.ts'
import { orderAction } from './actions.ts'
import { OrderView } from './order-view.tsx'
import { mailingQuote, ownDocuments, triedLetter, triedQuote } from './queries.ts'
import { WIDEST_CHOICE } from './typed-choice.ts'

/** The page of a mailing or a package, for the page of all services. Throws `not-found` for another id. */
export const mailingOrder = {
  queries: (ctx: PageContext) => {
    if (!findSold(ctx.params.id)) throw createNotFound(ctx)
    return {
      quote: partOf(triedQuote(ctx)),
      widest: partOf(mailingQuote(ctx, WIDEST_CHOICE)),
      letter: partOf(triedLetter(ctx)),
      documents: partOf(ownDocuments(ctx)),
      ...seamanFunds(ctx),
    }
  },
  head: ({ intl, params }: PageContext) => {
    const title = intl.t(findSold(params.id)?.title ?? 'page.mailing-control.title')
    return {
      title: intl.t('mailing-order.page.title', { title }),
      description: intl.t('mailing-order.page.lead'),
      noindex: true,
    }
  },
  action: orderAction,
  Component: OrderView,
}
