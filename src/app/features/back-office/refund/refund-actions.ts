import { PAYBACKS_KEY } from '#src/app/features/exchange/payback/admin-queries.ts'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import type { PaybackOutcome } from '#src/contract/refund/outcomes.ts'
import type { RefundInput } from '#src/contract/refund/schemas.ts'

export const PAYBACKS_PATH = '/admin/payments/paybacks'

type Act = (ctx: PageContext, values: FormValues) => Promise<unknown>

/** The server refuses other words in the selects. */
const readRefund = ({ reference = '', currency, amount = '', reason = '' }: FormValues) =>
  ({ reference, currency, amount, reason }) as RefundInput

const ACTS: Readonly<Record<string, Act>> = {
  prepare: ({ api }, { payback = '' }) =>
    api.call('POST /server/admin/payback/{id}/preparation', { params: { id: payback } }),
  release: ({ api }, { payback = '' }) =>
    api.call('POST /server/admin/payback/{id}/release', { params: { id: payback } }),
  propose: ({ api }, { payback = '', outcome, day = '', reason = '' }) =>
    api.call('POST /server/admin/payback/{id}/proposal', {
      params: { id: payback },
      body: { outcome: outcome as PaybackOutcome, day, reason },
    }),
  refund: ({ api }, values) => api.call('POST /server/admin/refund', { body: readRefund(values) }),
  confirm: ({ api }, { proposal = '' }) =>
    api.call('POST /server/admin/payback/proposal/{id}/confirmation', { params: { id: proposal } }),
  decline: ({ api }, { proposal = '' }) =>
    api.call('POST /server/admin/payback/proposal/{id}/refusal', { params: { id: proposal } }),
}

/** Prepares, puts back, proposes, confirms or declines, by `act`. */
export async function refundAction(ctx: PageContext, values: FormValues): Promise<ActionResult> {
  const name = values.act ?? ''
  const act = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined
  if (!act) return { redirect: ctx.here }
  return attempt(ctx, values, async () => {
    await act(ctx, values)
    return { redirect: donePath(PAYBACKS_PATH, name), changed: { expired: [[PAYBACKS_KEY]] } }
  })
}
