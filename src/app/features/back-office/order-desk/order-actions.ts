import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import type { RefundInputBody } from '#src/contract/order/schemas.ts'
import { ORDER_KEY, ORDERS_KEY, ORDERS_PATH } from './queries.ts'

type Act = (ctx: PageContext, values: FormValues) => Promise<unknown>

/** `line`: the place of a line, or `all`. The server refuses other words in the selects. */
const readRefund = ({ line = '', amount = '', why, reason = '' }: FormValues) =>
  ({ ...(line !== 'all' && { line: Number(line) }), amount, why, reason }) as RefundInputBody

const ACTS: Readonly<Record<string, Act>> = {
  propose: ({ api, params: { id = '' } }, values) =>
    api.call('POST /server/admin/order/{id}/refund', { params: { id }, body: readRefund(values) }),
  confirm: ({ api }, { proposal = '' }) =>
    api.call('POST /server/admin/order/refund/{id}/confirmation', { params: { id: proposal } }),
  decline: ({ api }, { proposal = '' }) =>
    api.call('POST /server/admin/order/refund/{id}/refusal', { params: { id: proposal } }),
}

/** Proposes, confirms or declines a refund, by `act`. */
export async function orderAction(ctx: PageContext, values: FormValues): Promise<ActionResult> {
  const name = values.act ?? ''
  const act = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined
  if (!act) return { redirect: ctx.here }
  return attempt(ctx, values, async () => {
    await act(ctx, values)
    return {
      redirect: donePath(`${ORDERS_PATH}/${ctx.params.id}`, name),
      changed: { expired: [[ORDER_KEY], [ORDERS_KEY]] },
    }
  })
}
