import { COUNTS_KEY, REFUNDS_KEY } from '#src/app/features/exchange/billing/office-keys.ts'
import type { FormValues } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import type { RefundInputBody } from '#src/contract/order/schemas.ts'
import { createOfficeAction, decideBy } from '../proposal/office-action.ts'
import { ORDER_KEY, ORDERS_KEY, ORDERS_PATH } from './queries.ts'

/** `line`: the place of a line, or `all`. The server refuses other words in the selects. */
const readRefund = ({ line = '', amount = '', why, reason = '' }: FormValues) =>
  ({ ...(line !== 'all' && { line: Number(line) }), amount, why, reason }) as RefundInputBody

/** Proposes, confirms or declines a refund, by `act`. */
export const orderAction = createOfficeAction(
  {
    ...decideBy({
      confirm: ({ api }, params) => api.call('POST /server/admin/order/refund/{id}/confirmation', { params }),
      decline: ({ api }, params) => api.call('POST /server/admin/order/refund/{id}/refusal', { params }),
    }),
    propose: ({ api, params: { id = '' } }, values) =>
      api.call('POST /server/admin/order/{id}/refund', { params: { id }, body: readRefund(values) }),
  },
  ({ params }, act) => ({
    redirect: donePath(`${ORDERS_PATH}/${params.id}`, act),
    changed: { expired: [[ORDER_KEY], [ORDERS_KEY], [REFUNDS_KEY], [COUNTS_KEY]] },
  }),
)
