import { type Action, definePage } from '#src/app/page.ts'
import { partOf } from '#src/app/page-query.ts'
import { cancelAction } from './actions.ts'
import { BOOK, bookAction } from './consultation/book-action.ts'
import { ownConsultation } from './consultation/queries.ts'
import { FORM_ACTS } from './form/form-actions.ts'
import { type OrderedData, OrderedView } from './ordered-view.tsx'
import { formWorks, ownService } from './queries.ts'

/** The forms of the page; `act` names the form that was sent. */
const ACTS: Readonly<Record<string, Action>> = { ...FORM_ACTS, [BOOK]: bookAction }

const orderedAction: Action = (ctx, values, files) => (ACTS[values.act ?? ''] ?? cancelAction)(ctx, values, files)

/** A service that was ordered, part by part. */
export const orderedPage = definePage<OrderedData>({
  queries: (ctx) => ({ service: ownService(ctx), forms: formWorks(ctx), consultation: partOf(ownConsultation(ctx)) }),
  head: ({ service: { title } }) => ({ title, noindex: true }),
  action: orderedAction,
  Component: OrderedView,
})
