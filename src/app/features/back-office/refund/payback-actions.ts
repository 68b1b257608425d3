import { COUNTS_KEY, REFUNDS_KEY } from '#src/app/features/exchange/billing/office-keys.ts'
import type { PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import type { PaybackOutcome } from '#src/contract/refund/outcomes.ts'
import type { RefundInput } from '#src/contract/refund/schemas.ts'
import { type Acts, createOfficeAction, decideBy } from '../proposal/office-action.ts'
import { PAYBACKS_KEY, PAYBACKS_PATH, REFUNDS_PATH } from './queries.ts'

const decisions = decideBy({
  confirm: ({ api }, params) => api.call('POST /server/admin/payback/proposal/{id}/confirmation', { params }),
  decline: ({ api }, params) => api.call('POST /server/admin/payback/proposal/{id}/refusal', { params }),
})

const PAYBACK_ACTS: Acts = {
  ...decisions,
  prepare: ({ api }, { payback = '' }) =>
    api.call('POST /server/admin/payback/{id}/preparation', { params: { id: payback } }),
  release: ({ api }, { payback = '' }) =>
    api.call('POST /server/admin/payback/{id}/release', { params: { id: payback } }),
  propose: ({ api }, { payback = '', outcome, day = '', reason = '' }) =>
    api.call('POST /server/admin/payback/{id}/proposal', {
      params: { id: payback },
      body: { outcome: outcome as PaybackOutcome, day, reason },
    }),
}

const doneAt = (path: string) => (_ctx: PageContext, act: string) => ({
  redirect: donePath(path, act),
  changed: { expired: [[PAYBACKS_KEY], [REFUNDS_KEY], [COUNTS_KEY]] },
})

/** Prepares, puts back, proposes, confirms or declines, by `act`. */
export const paybackAction = createOfficeAction(PAYBACK_ACTS, doneAt(PAYBACKS_PATH))

const REFUND_ACTS: Acts = {
  ...decisions,
  /** The server refuses other words in the selects. */
  refund: ({ api }, { reference = '', currency, amount = '', reason = '' }) =>
    api.call('POST /server/admin/refund', { body: { reference, currency, amount, reason } as RefundInput }),
}

/** Proposes, confirms or declines the refund of a payment, by `act`. */
export const refundAction = createOfficeAction(REFUND_ACTS, doneAt(REFUNDS_PATH))
